// Generated from the contract (spec/openapi.yaml). Do not edit: change the contract and run `pnpm generate`.

export interface paths {
    "/v1/presentations/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a presentation
         * @description Generates a presentation from a text prompt: a topic, an instruction, or a whole document.
         *     Wishes in the prompt's own words (number of slides, language, tone, "Slide 1: …" plans) are honoured.
         *     Answers when the presentation is stored and can be downloaded.
         *
         *     With `Accept: text/event-stream` the answer tells how far the work is (an addition to the interface).
         *     What is known before the work begins (400, 401, 429, 503) still is a plain problem with its status.
         */
        post: operations["generatePresentation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/outlines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write an outline
         * @description An addition to the interface. Writes what a presentation would say about the prompt, and keeps nothing: for an
         *     outline to be read and edited before it becomes a presentation (`createPresentation`). The prompt is understood
         *     and the author chosen as in `generatePresentation`; a template only tells how much its pages hold.
         */
        post: operations["composeOutline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/outlines/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draw a slide of an outline
         * @description An addition to the interface. Answers a picture of one slide as it would be in a presentation of the outline, and keeps
         *     nothing: for choosers of looks and templates. The outline may have four slides at most; send those that are to be
         *     seen. Pictures are those of `getSlidePicture`, and do not count as generations.
         */
        post: operations["drawOutline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/presentations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's presentations
         * @description An addition to the interface. Answers the caller's presentations, the newest first, a page at a time: where there
         *     are more, `next` is the `cursor` of the page after this one.
         */
        get: operations["listPresentations"];
        put?: never;
        /**
         * Make a presentation of an outline
         * @description An addition to the interface. Lays an outline out and answers, as `generatePresentation` does, when the
         *     presentation is stored and can be downloaded. No author has a part in it: what the outline says stands on the
         *     slides, and there is no report. Idempotency keys, limits and ownership are those of `generatePresentation`.
         */
        post: operations["createPresentation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/presentations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the presentation.
                 * @example dQ7vXk2mZr9tBw4nLs8yPa
                 */
                id: components["parameters"]["PresentationId"];
            };
            cookie?: never;
        };
        /**
         * Retrieve a presentation
         * @description Answers the presentation's id and its embed and download URLs.
         */
        get: operations["getPresentation"];
        put?: never;
        post?: never;
        /**
         * Delete a presentation
         * @description Deletes the presentation and its file. Its embed and download URLs stop working at once.
         */
        delete: operations["deletePresentation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/presentations/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the presentation.
                 * @example dQ7vXk2mZr9tBw4nLs8yPa
                 */
                id: components["parameters"]["PresentationId"];
            };
            cookie?: never;
        };
        /**
         * Download a presentation
         * @description Answers the presentation as a PowerPoint file. Takes the bearer token or a signed link.
         */
        get: operations["downloadPresentation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/presentations/{id}/embed": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the presentation.
                 * @example dQ7vXk2mZr9tBw4nLs8yPa
                 */
                id: components["parameters"]["PresentationId"];
            };
            cookie?: never;
        };
        /**
         * Open a presentation in the hosted viewer
         * @description Redirects to the presentation in the hosted viewer. Can be used as the address of an iframe or opened
         *     directly. Takes the bearer token or a signed link.
         */
        get: operations["embedPresentation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/presentations/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the presentation.
                 * @example dQ7vXk2mZr9tBw4nLs8yPa
                 */
                id: components["parameters"]["PresentationId"];
            };
            cookie?: never;
        };
        /**
         * Retrieve the report on a presentation
         * @description An addition to the interface. Answers who wrote the presentation, how its prompt was understood, what was
         *     decided, what of the prompt stands on no slide, and what stands on slides but not in the prompt. It quotes the
         *     prompt, so that no signed link opens it, and it is deleted with the presentation.
         */
        get: operations["getPresentationReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/presentations/{id}/slides/{slideNumber}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the presentation.
                 * @example dQ7vXk2mZr9tBw4nLs8yPa
                 */
                id: components["parameters"]["PresentationId"];
                /**
                 * @description The place of the slide in the presentation, counted from 1.
                 * @example 1
                 */
                slideNumber: components["parameters"]["SlideNumber"];
            };
            cookie?: never;
        };
        /**
         * Get a picture of a slide
         * @description An addition to the interface. Answers a slide of the presentation as it is now, as SVG: for thumbnails, and for
         *     programs and assistants that look at what they made. With `Accept: image/png` it is a PNG with 1280 pixels on
         *     its longer side, for those that read no SVG. Text stands in the lines that it has in the file; effects such as shadows are left out.
         *     Slides are counted from 1; a slide of the outline may take several.
         */
        get: operations["getSlidePicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/presentations/{id}/outline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the presentation.
                 * @example dQ7vXk2mZr9tBw4nLs8yPa
                 */
                id: components["parameters"]["PresentationId"];
            };
            cookie?: never;
        };
        /**
         * Retrieve the outline of a presentation
         * @description An addition to the interface. Answers what the presentation says, to be edited and put back. No signed link opens
         *     it, and it is deleted with the presentation.
         */
        get: operations["getPresentationOutline"];
        /**
         * Replace the outline of a presentation
         * @description An addition to the interface. Lays the presentation out anew under the same id: its `embed` and `download` URLs
         *     stay good and serve the new file. It keeps its template. It keeps its look, too, unless the outline's `design`
         *     names another, or has changed without naming one. Answers when the new file is stored; until then, and where it
         *     fails, the old one is served. The outline that it had before is kept as a version (`listPresentationVersions`).
         *
         *     `If-Match` says which outline the new one was made from, so that nobody's changes are lost: without it the answer
         *     is 428, and where the outline has been replaced in the meantime, 412. A request that is sent again because its
         *     answer was lost is answered as before.
         */
        put: operations["putPresentationOutline"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/presentations/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the presentation.
                 * @example dQ7vXk2mZr9tBw4nLs8yPa
                 */
                id: components["parameters"]["PresentationId"];
            };
            cookie?: never;
        };
        /**
         * List the versions of a presentation
         * @description An addition to the interface. Answers which outlines the presentation has had, the newest first: the one that it has
         *     now and up to 49 before it, of up to 16 MiB together. To go back to one, read its outline
         *     (`getPresentationVersion`) and put it back (`putPresentationOutline`), which makes it the newest version. Versions are
         *     deleted with the presentation.
         */
        get: operations["listPresentationVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/presentations/{id}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the presentation.
                 * @example dQ7vXk2mZr9tBw4nLs8yPa
                 */
                id: components["parameters"]["PresentationId"];
                /**
                 * @description Which of the outlines that the presentation has had, counted from 1; the number in the `ETag` of the outline.
                 * @example 1
                 */
                version: components["parameters"]["Version"];
            };
            cookie?: never;
        };
        /**
         * Retrieve the outline of a version
         * @description An addition to the interface. Answers what the presentation said in a version, with the built-in look that it had
         *     then as its `design`, so that it can be put back as it was.
         */
        get: operations["getPresentationVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's templates
         * @description Answers the custom templates that the caller has uploaded, the newest first.
         */
        get: operations["listTemplates"];
        put?: never;
        /**
         * Upload a template
         * @description An addition to the interface. The body is a .pptx or .potx file; its masters, layouts, theme and fonts are
         *     used, its slides are not. A file that cannot serve as a template is refused with the reason.
         */
        post: operations["uploadTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the template.
                 * @example tQ3vXk2mZr9tBw4nLs8yPa
                 */
                id: components["parameters"]["TemplateId"];
            };
            cookie?: never;
        };
        /**
         * Retrieve a template
         * @description An addition to the interface. Answers what the template is called and what it offers.
         */
        get: operations["getTemplate"];
        put?: never;
        post?: never;
        /**
         * Delete a template
         * @description An addition to the interface. Presentations made with the template stay whole.
         */
        delete: operations["deleteTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What to generate. */
        GeneratePresentation: {
            /** @description Text from which the presentation is generated, in characters (Unicode code points). */
            prompt: string;
            /** @description Id of a custom template to use; ids come from the template list. */
            templateId?: string;
        };
        /** @description A generated presentation. */
        Presentation: {
            /** @description Identifier of the presentation. */
            id: string;
            /**
             * Format: uri
             * @description URL for embedding the presentation; it redirects to the hosted viewer. Works bare, without a header.
             */
            embed: string;
            /**
             * Format: uri
             * @description URL for downloading the presentation as a file. Works bare, without a header.
             */
            download: string;
        };
        /** @description Where the embedded presentation is. */
        PresentationEmbed: {
            /**
             * Format: uri
             * @description Redirect location of the embedded presentation.
             */
            location: string;
        };
        /**
         * @description The server-sent events of a generation: any number of `progress`, then one `presentation` or one `problem`,
         *     then the end. Each is written as a line `event:` and a line `data:` with JSON. Comments (`: …`) come when there
         *     is nothing to tell; events of other names may be added and can be ignored.
         *
         *     Sent to a caller that names `text/event-stream` in `Accept`, and prefers it to `application/json` by a higher
         *     `q` or by naming it first.
         */
        GenerationEvents: components["schemas"]["GenerationEvent"][];
        /** @description One event of a generation. */
        GenerationEvent: {
            /** @constant */
            event: "progress";
            data: components["schemas"]["GenerationProgress"];
        } | {
            /** @constant */
            event: "presentation";
            data: components["schemas"]["Presentation"];
        } | {
            /** @constant */
            event: "problem";
            data: components["schemas"]["Problem"];
        };
        /** @description How far the generation of a presentation is. */
        GenerationProgress: {
            stage: components["schemas"]["GenerationStage"];
            /** @description What happens now, in a few English words for people. */
            message: string;
            /** @description The estimated part of the work that is done. It never falls. */
            fraction: number;
        };
        /**
         * @description What happens now; stages may be added. `queued`: it waits for a free place. `authoring`: the prompt becomes slides in words.
         *     `template`, `layout`, `inspection`: they are laid out in the template, and the result is checked.
         *     `writing`, `storing`: the file is written and kept.
         * @enum {string}
         */
        GenerationStage: "queued" | "authoring" | "template" | "layout" | "inspection" | "writing" | "storing";
        /**
         * @description What was understood, decided and left out on the way from the prompt to the presentation. Lists and texts that
         *     are longer than they may be here are cut.
         */
        PresentationReport: {
            author: components["schemas"]["ReportAuthor"];
            /**
             * @description How the prompt was understood. `document`: as material to present. `plan`: as a plan, slide by slide.
             *     `topic`: as a topic or an instruction without material; a deck that is written without a language model
             *     then asks questions, to be filled by whoever presents it.
             * @enum {string}
             */
            mode: "document" | "plan" | "topic";
            /** @description The language of the presentation, as a BCP 47 tag. */
            language: string;
            /** @description How many slides the presentation has. */
            slideCount: number;
            understood: components["schemas"]["UnderstoodPrompt"];
            /** @description What was decided on the way and why, a sentence each, in English. */
            decisions: string[];
            /** @description What of the prompt stands on no slide, in its order. */
            leftOut: components["schemas"]["LeftOut"][];
            /**
             * @description Figures, dates, names and quotations on slides that are not in the prompt and do not follow from it: to be
             *     checked before they are presented.
             */
            unfounded: components["schemas"]["UnfoundedFact"][];
        };
        /** @description Who wrote a presentation; the same as the header `Lectern-Author` says. */
        ReportAuthor: {
            /**
             * @description `model`: a language model. `embedded`: the service itself, which takes slides out of the prompt's own words.
             * @enum {string}
             */
            name: "model" | "embedded";
            /**
             * @description Why there is none by the language model that was asked, in words of ProblemCode; left out where none was asked,
             *     or where it wrote.
             * @enum {string}
             */
            reason?: "model_failed" | "model_timeout";
            /** @description How many of the language model's slides could not be used and were made without it. */
            replaced: number;
        };
        /** @description What the prompt asks for, as it was understood: in its own words, and each left out where it says nothing. */
        UnderstoodPrompt: {
            /** @description What the presentation is about, in few words. */
            topic?: string;
            /** @description The title that it is to have, word for word. */
            title?: string;
            /** @description What sort of presentation: a pitch deck, a training. */
            genre?: string;
            /** @description For whom it is. */
            audience?: string;
            /** @description How it is to sound. */
            tone?: string;
            /** @description The event or date that it is for. */
            occasion?: string;
            /** @description The language that it is to speak, as a BCP 47 tag. */
            language?: string;
            /** @description How long the talk may take. */
            minutes?: number;
            slideCount?: components["schemas"]["SlideCountAsked"];
            /** @description What is to be covered, in order, each on a slide of its own. */
            parts: {
                /** @description The part's name. */
                text: string;
                form?: components["schemas"]["SlideForm"];
            }[];
            /** @description Forms that are asked for without saying of what. */
            forms: components["schemas"]["SlideForm"][];
            /** @description How much a slide may show at most. */
            limits?: {
                /** @description Words on a slide. */
                words?: number;
                /** @description Characters on a slide. */
                characters?: number;
                /** @description Points in a list. */
                points?: number;
            };
            /** @description How it is to end. */
            ending?: string;
            /** @description What it is not to speak of. */
            excluded: string[];
            /** @description The slides one by one, where the prompt plans them. */
            plan: {
                /** @description The slide's number. */
                first: number;
                /** @description The number of the last slide, where several alike are planned as one; else the same as `first`. */
                last: number;
                /** @description What the plan calls it; empty where it has no name. */
                title: string;
            }[];
        };
        /** @description How many slides the prompt asks for, its numbers as it gives them. */
        SlideCountAsked: {
            /**
             * @description How the numbers bind: `exactly` and `about` have both alike, `atLeast` the one, `atMost` the other, `range` two.
             * @enum {string}
             */
            bound: "exactly" | "about" | "atLeast" | "atMost" | "range";
            /** @description The fewest slides. */
            least?: number;
            /** @description The most slides. */
            most?: number;
        };
        /**
         * @description A form that a slide may be asked to have; chart is one of any kind.
         * @enum {string}
         */
        SlideForm: "agenda" | "chart" | "line" | "bar" | "column" | "pie" | "table" | "timeline" | "process" | "comparison" | "quote" | "statement" | "numbers" | "code";
        /** @description Something of the prompt that stands on no slide. */
        LeftOut: {
            /** @description The words themselves, or their beginning; `…` alone where they were to be kept secret. */
            text: string;
            /**
             * @description `notes`: it is said in the speaker notes. `nowhere`: the presentation does not have it.
             * @enum {string}
             */
            where: "notes" | "nowhere";
            /** @description Why, in a few English words. */
            reason: string;
        };
        /** @description Something on a slide that was not found in the prompt. */
        UnfoundedFact: {
            /** @description The number of the slide. */
            slide: number;
            /** @description The words on the slide. */
            text: string;
        };
        /** @description What to make a presentation of, and how it is to look. */
        CreatePresentation: {
            outline: components["schemas"]["Outline"];
            /** @description Id of a custom template to use; ids come from the template list. */
            templateId?: string;
            /**
             * @description The name of a built-in look, instead of the one that the outline's `design` names; not together with a template.
             *     Left out, it is the one that suits the outline.
             */
            look?: string;
        };
        /** @description An outline as it was written for a prompt, and what became of the prompt. */
        ComposedOutline: {
            outline: components["schemas"]["Outline"];
            report: components["schemas"]["PresentationReport"];
        };
        /** @description Some of the caller's presentations, the newest first. */
        PresentationPage: {
            presentations: components["schemas"]["ListedPresentation"][];
            /** @description The cursor of the next page; left out where there is none. */
            next?: string;
        };
        /** @description A presentation in the list of the caller's own. */
        ListedPresentation: {
            /** @description Identifier of the presentation. */
            id: string;
            /** @description The title of the deck. */
            title: string;
            /**
             * Format: date-time
             * @description ISO 8601 timestamp of when the presentation was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601 timestamp of when its outline was last replaced; else that of `createdAt`.
             */
            updatedAt: string;
            /** @description The custom template that it was made in, which may have been deleted since; left out where it has a built-in look. */
            templateId?: string;
            /** @description The built-in look that it has; left out where it was made in a template, or before looks were kept. */
            look?: string;
            /**
             * Format: uri
             * @description The same as in Presentation.
             */
            embed: string;
            /**
             * Format: uri
             * @description The same as in Presentation.
             */
            download: string;
        };
        /** @description The outlines that a presentation has had. */
        PresentationVersions: {
            /** @description The newest first. */
            versions: components["schemas"]["PresentationVersion"][];
        };
        /** @description An outline that a presentation has, or has had. */
        PresentationVersion: {
            /** @description Counts the outlines that the presentation has had, from 1. */
            version: number;
            /**
             * Format: date-time
             * @description ISO 8601 timestamp of when the presentation got this outline.
             */
            createdAt: string;
            /**
             * @description What it came with: the presentation was `made`, its `content` was changed, or its `look` alone. Others may be added.
             * @enum {string}
             */
            change: "made" | "content" | "look";
            /** @description The built-in look that the presentation had with it; left out in a template, or where it is not known. */
            look?: string;
        };
        /** @description Which slide to draw, and how it is to look. */
        DrawOutline: {
            outline: components["schemas"]["Outline"];
            /** @description Id of a custom template to use; ids come from the template list. */
            templateId?: string;
            /** @description The name of a built-in look, instead of the one that the outline's `design` names; not together with a template. */
            look?: string;
            /** @description The slide to draw, counted from 1 as they are laid out; left out, the first. */
            slideNumber?: number;
        };
        /**
         * @description What a deck says: no coordinates, no file format. A text is one line, without control characters, unless its
         *     description says otherwise; lengths are in characters (Unicode code points).
         */
        Outline: {
            /** @description The title of the deck. */
            title: string;
            /**
             * @description The main language, as a BCP 47 tag.
             * @example en
             * @example en-GB
             * @example de
             * @example zh-Hans
             */
            language: string;
            /**
             * @description How that language is written: left to right, or right to left.
             * @enum {string}
             */
            direction: "ltr" | "rtl";
            /** @description The slides in their order. */
            slides: components["schemas"]["OutlineSlide"][];
            /** @description How the deck is wished to look, where no template settles it; left out, it is chosen by what the slides say. */
            design?: components["schemas"]["DesignWish"];
        };
        /** @description One slide: what it says, not how it looks. Its `kind` says which fields it has. */
        OutlineSlide: components["schemas"]["TitleSlide"] | components["schemas"]["AgendaSlide"] | components["schemas"]["SectionSlide"] | components["schemas"]["BulletsSlide"] | components["schemas"]["ColumnsSlide"] | components["schemas"]["ComparisonSlide"] | components["schemas"]["TableSlide"] | components["schemas"]["ChartSlide"] | components["schemas"]["TimelineSlide"] | components["schemas"]["ProcessSlide"] | components["schemas"]["NumbersSlide"] | components["schemas"]["QuoteSlide"] | components["schemas"]["StatementSlide"] | components["schemas"]["CardsSlide"] | components["schemas"]["FlowSlide"] | components["schemas"]["HierarchySlide"] | components["schemas"]["MatrixSlide"] | components["schemas"]["PlanSlide"] | components["schemas"]["CodeSlide"] | components["schemas"]["ClosingSlide"];
        /**
         * @description A wish for a deck's looks; what is left out is free.
         * @example {
         *       "look": "harbor",
         *       "color": "0A7F5A",
         *       "mode": "light",
         *       "mood": "formal"
         *     }
         */
        DesignWish: {
            /** @description The name of a built-in look. One that there is not is passed over. */
            look?: string;
            /** @description The colour that leads, six hexadecimal digits in upper case without `#`. */
            color?: string;
            /**
             * @description A dark page or a light one.
             * @enum {string}
             */
            mode?: "dark" | "light";
            /**
             * @description How the deck is to feel.
             * @enum {string}
             */
            mood?: "formal" | "playful" | "technical" | "energetic" | "elegant";
        };
        /** @description A stretch of text with one look. */
        TextRun: {
            /** @description The text of the stretch, spaces at its ends included. */
            text: string;
            bold?: boolean;
            italic?: boolean;
            /** @description Set in a monospaced font, never hyphenated or re-quoted. */
            code?: boolean;
            /** @description An absolute http, https or mailto URL. */
            href?: string;
        };
        /** @description The text of one paragraph, at most 2000 characters; it says something. */
        RichText: components["schemas"]["TextRun"][];
        /** @description How something stands: a state, which is drawn, and the word that is read. */
        Status: {
            state: components["schemas"]["StatusState"];
            /** @description The word: `On track`. */
            word: string;
        };
        /**
         * @description How something stands; drawn as a shape of its own for each.
         * @enum {string}
         */
        StatusState: "good" | "watch" | "bad" | "neutral";
        /** @description A number, to be drawn in proportion, and how it is shown. */
        Amount: {
            /** @description The number. */
            value: number;
            /** @description How it is shown: `€1.2 million`. */
            shown: string;
        };
        /** @description What amounts sum up to, and what it is called. */
        Total: {
            /** @description The sum. */
            value: number;
            /** @description How it is shown. */
            shown: string;
            /** @description What it is called. */
            label: string;
        };
        /** @description One point of a list, with points of its own below it: three levels at most. */
        BulletItem: {
            /** @description The term or phrase that the point opens with, set off from the rest: `Pricing`, `4 May`. */
            lead?: string;
            text: components["schemas"]["RichText"];
            /** @description What the point comes to. */
            amount?: components["schemas"]["Amount"];
            status?: components["schemas"]["Status"];
            /**
             * @description For what must not be overlooked.
             * @constant
             */
            emphasis?: "warning";
            /** @description Points of its own below it. */
            children?: components["schemas"]["BulletItemLevel2"][];
        };
        /** @description A point below a point. */
        BulletItemLevel2: {
            /** @description The term or phrase that the point opens with, set off from the rest: `Pricing`, `4 May`. */
            lead?: string;
            text: components["schemas"]["RichText"];
            status?: components["schemas"]["Status"];
            /**
             * @description For what must not be overlooked.
             * @constant
             */
            emphasis?: "warning";
            /** @description Points of its own below it. */
            children?: components["schemas"]["BulletItemLevel3"][];
        };
        /** @description A point on the last level. */
        BulletItemLevel3: {
            /** @description The term or phrase that the point opens with, set off from the rest: `Pricing`, `4 May`. */
            lead?: string;
            text: components["schemas"]["RichText"];
            status?: components["schemas"]["Status"];
            /**
             * @description For what must not be overlooked.
             * @constant
             */
            emphasis?: "warning";
        };
        /**
         * @description The cover.
         * @example {
         *       "kind": "title",
         *       "title": "Night buses for Harstad",
         *       "notes": "Welcome everybody.\nAsk who came by bus.",
         *       "subtitle": "What two years of service have shown",
         *       "byline": "City council, 4 May 2026"
         *     }
         */
        TitleSlide: {
            /** @constant */
            kind: "title";
            /** @description What the slide says, in one line or two. */
            title: string;
            /** @description What the speaker says or looks up; paragraphs separated by line feeds. */
            notes?: string;
            /** @description A line below the title. */
            subtitle?: string;
            /** @description Who, when, where: one short line. */
            byline?: string;
        };
        /**
         * @description The parts of the deck, in order.
         * @example {
         *       "kind": "agenda",
         *       "title": "Agenda",
         *       "notes": "Forty minutes in all.",
         *       "entries": [
         *         {
         *           "title": "What the buses do",
         *           "summary": "Lines, riders, costs",
         *           "minutes": 15,
         *           "ask": "For information"
         *         },
         *         {
         *           "title": "Where they go next"
         *         }
         *       ]
         *     }
         */
        AgendaSlide: {
            /** @constant */
            kind: "agenda";
            /** @description What the slide says, in one line or two. */
            title: string;
            /** @description What the speaker says or looks up; paragraphs separated by line feeds. */
            notes?: string;
            /** @description The parts. */
            entries: components["schemas"]["AgendaEntry"][];
        };
        /** @description One part of the deck, as the agenda names it. */
        AgendaEntry: {
            /** @description The part's name. */
            title: string;
            /** @description What it is about. */
            summary?: string;
            /** @description How long it takes. */
            minutes?: number;
            /** @description What is asked of the audience, in a word or two of the deck's language: `Decide`, `For information`. */
            ask?: string;
        };
        /**
         * @description Opens a part of the deck; the slides up to the next section belong to it.
         * @example {
         *       "kind": "section",
         *       "title": "What the buses do",
         *       "notes": "Two years in figures.",
         *       "backup": false,
         *       "summary": "Three lines, 41,000 riders a month"
         *     }
         */
        SectionSlide: {
            /** @constant */
            kind: "section";
            /** @description What the slide says, in one line or two. */
            title: string;
            /** @description What the speaker says or looks up; paragraphs separated by line feeds. */
            notes?: string;
            /** @description True for what is kept for questions: such slides come last, after the closing. */
            backup?: boolean;
            /** @description What the part is about. */
            summary?: string;
        };
        /**
         * @description A list of points.
         * @example {
         *       "kind": "bullets",
         *       "title": "Three lines run after midnight",
         *       "notes": "Line N3 is the youngest.",
         *       "backup": false,
         *       "items": [
         *         {
         *           "lead": "N1",
         *           "text": [
         *             {
         *               "text": "harbour to "
         *             },
         *             {
         *               "text": "station",
         *               "bold": true,
         *               "italic": true,
         *               "code": false,
         *               "href": "https://harstad.example/n1"
         *             }
         *           ],
         *           "amount": {
         *             "value": 1.2,
         *             "shown": "€1.2 million"
         *           },
         *           "status": {
         *             "state": "good",
         *             "word": "On time"
         *           },
         *           "emphasis": "warning",
         *           "children": [
         *             {
         *               "lead": "Weekends",
         *               "text": [
         *                 {
         *                   "text": "every twenty minutes"
         *                 }
         *               ],
         *               "status": {
         *                 "state": "watch",
         *                 "word": "Crowded"
         *               },
         *               "emphasis": "warning",
         *               "children": [
         *                 {
         *                   "lead": "Holidays",
         *                   "text": [
         *                     {
         *                       "text": "every ten minutes"
         *                     }
         *                   ],
         *                   "status": {
         *                     "state": "bad",
         *                     "word": "Overfull"
         *                   },
         *                   "emphasis": "warning"
         *                 }
         *               ]
         *             }
         *           ]
         *         },
         *         {
         *           "text": [
         *             {
         *               "text": "N2 follows the fjord"
         *             }
         *           ]
         *         }
         *       ],
         *       "total": {
         *         "value": 2.1,
         *         "shown": "€2.1 million",
         *         "label": "All lines"
         *       },
         *       "takeaway": [
         *         {
         *           "text": "Three lines cost less than one new road."
         *         }
         *       ],
         *       "source": "Transport office, 2025"
         *     }
         */
        BulletsSlide: {
            /** @constant */
            kind: "bullets";
            /** @description What the slide says, in one line or two. */
            title: string;
            /** @description What the speaker says or looks up; paragraphs separated by line feeds. */
            notes?: string;
            /** @description True for what is kept for questions: such slides come last, after the closing. */
            backup?: boolean;
            /** @description The points. */
            items: components["schemas"]["BulletItem"][];
            /** @description What the amounts of the points sum up to. */
            total?: components["schemas"]["Total"];
            /** @description What follows from it, in a sentence. */
            takeaway?: components["schemas"]["RichText"];
            /** @description Where the figures come from. */
            source?: string;
        };
        /**
         * @description Two to four lists side by side.
         * @example {
         *       "kind": "columns",
         *       "title": "Who rides at night",
         *       "notes": "From the survey of March.",
         *       "backup": false,
         *       "columns": [
         *         {
         *           "heading": "Shift workers",
         *           "items": [
         *             {
         *               "text": [
         *                 {
         *                   "text": "Hospital and harbour"
         *                 }
         *               ]
         *             }
         *           ]
         *         },
         *         {
         *           "items": [
         *             {
         *               "text": [
         *                 {
         *                   "text": "Students on weekends"
         *                 }
         *               ]
         *             }
         *           ]
         *         }
         *       ],
         *       "takeaway": [
         *         {
         *           "text": "Half of the riders work."
         *         }
         *       ]
         *     }
         */
        ColumnsSlide: {
            /** @constant */
            kind: "columns";
            /** @description What the slide says, in one line or two. */
            title: string;
            /** @description What the speaker says or looks up; paragraphs separated by line feeds. */
            notes?: string;
            /** @description True for what is kept for questions: such slides come last, after the closing. */
            backup?: boolean;
            /** @description The lists. */
            columns: components["schemas"]["Column"][];
            /** @description What follows from it, in a sentence. */
            takeaway?: components["schemas"]["RichText"];
        };
        /** @description One of the lists that stand side by side. */
        Column: {
            /** @description What stands over it. */
            heading?: string;
            /** @description The points. */
            items: components["schemas"]["BulletItem"][];
        };
        /**
         * @description Two to four options, what speaks for each and what against it.
         * @example {
         *       "kind": "comparison",
         *       "title": "More buses or longer hours",
         *       "notes": "The council asked for both.",
         *       "backup": false,
         *       "options": [
         *         {
         *           "heading": "Longer hours",
         *           "points": [
         *             {
         *               "sign": "plus",
         *               "text": [
         *                 {
         *                   "text": "no new vehicles"
         *                 }
         *               ]
         *             },
         *             {
         *               "sign": "minus",
         *               "text": [
         *                 {
         *                   "text": "more drivers at night"
         *                 }
         *               ]
         *             }
         *           ],
         *           "recommended": true
         *         },
         *         {
         *           "heading": "More buses",
         *           "points": [
         *             {
         *               "text": [
         *                 {
         *                   "text": "four vehicles of €380,000"
         *                 }
         *               ]
         *             }
         *           ]
         *         }
         *       ],
         *       "takeaway": [
         *         {
         *           "text": "Longer hours serve more people for less."
         *         }
         *       ]
         *     }
         */
        ComparisonSlide: {
            /** @constant */
            kind: "comparison";
            /** @description What the slide says, in one line or two. */
            title: string;
            /** @description What the speaker says or looks up; paragraphs separated by line feeds. */
            notes?: string;
            /** @description True for what is kept for questions: such slides come last, after the closing. */
            backup?: boolean;
            /** @description The options. */
            options: components["schemas"]["ComparisonOption"][];
            /** @description What follows from it, in a sentence. */
            takeaway?: components["schemas"]["RichText"];
        };
        /** @description One of the options that are compared. */
        ComparisonOption: {
            /** @description The option. */
            heading: string;
            /** @description What there is to say of it. */
            points: components["schemas"]["ComparisonPoint"][];
            /** @description True for the option that the deck recommends; one at most. */
            recommended?: boolean;
        };
        /** @description A point for (`plus`) or against (`minus`) an option, or a plain one. */
        ComparisonPoint: {
            /**
             * @description Left out where it is neither.
             * @enum {string}
             */
            sign?: "plus" | "minus";
            text: components["schemas"]["RichText"];
        };
        /**
         * @description Rows and columns.
         * @example {
         *       "kind": "table",
         *       "title": "The lines in figures",
         *       "notes": "Costs are those of 2025.",
         *       "backup": false,
         *       "columns": [
         *         {
         *           "heading": "Line"
         *         },
         *         {
         *           "heading": "Riders a month",
         *           "alignment": "end"
         *         },
         *         {
         *           "heading": "Punctuality",
         *           "alignment": "start"
         *         }
         *       ],
         *       "rows": [
         *         {
         *           "cells": [
         *             [
         *               {
         *                 "text": "N1"
         *               }
         *             ],
         *             [
         *               {
         *                 "text": "24,000"
         *               }
         *             ],
         *             [
         *               {
         *                 "text": "On time"
         *               }
         *             ]
         *           ],
         *           "role": "highlight",
         *           "states": [
         *             null,
         *             null,
         *             "good"
         *           ]
         *         },
         *         {
         *           "cells": [
         *             [
         *               {
         *                 "text": "N2"
         *               }
         *             ],
         *             [
         *               {
         *                 "text": "17,000"
         *               }
         *             ],
         *             []
         *           ]
         *         },
         *         {
         *           "cells": [
         *             [
         *               {
         *                 "text": "All"
         *               }
         *             ],
         *             [
         *               {
         *                 "text": "41,000"
         *               }
         *             ],
         *             []
         *           ],
         *           "role": "total"
         *         }
         *       ],
         *       "takeaway": [
         *         {
         *           "text": "N1 carries more than half."
         *         }
         *       ],
         *       "footnote": "Riders who board after 23:00",
         *       "source": "Transport office, 2025"
         *     }
         */
        TableSlide: {
            /** @constant */
            kind: "table";
            /** @description What the slide says, in one line or two. */
            title: string;
            /** @description What the speaker says or looks up; paragraphs separated by line feeds. */
            notes?: string;
            /** @description True for what is kept for questions: such slides come last, after the closing. */
            backup?: boolean;
            /** @description The heads of the columns; one of them says something. */
            columns: components["schemas"]["TableColumn"][];
            /** @description The rows; one total at most, and that last. */
            rows: components["schemas"]["TableRow"][];
            /** @description What follows from it, in a sentence. */
            takeaway?: components["schemas"]["RichText"];
            /** @description What a mark or a figure in it means: `Without tax`. */
            footnote?: string;
            /** @description Where the figures come from. */
            source?: string;
        };
        /** @description The head of a column. */
        TableColumn: {
            /** @description Empty where the column needs none, such as over the names of the rows. */
            heading: string;
            /**
             * @description `end` for numbers, so that their decimals stand below each other; left out, it is chosen by the cells.
             * @enum {string}
             */
            alignment?: "start" | "end";
        };
        /** @description A row. */
        TableRow: {
            /** @description One for each column, at most 800 characters together; not all of them are empty. */
            cells: components["schemas"]["TableCell"][];
            /**
             * @description `total` sums the others up and comes last; `highlight` is what the title speaks of.
             * @enum {string}
             */
            role?: "total" | "highlight";
            /** @description One for each cell: the state that its words name, null where they name none. */
            states?: (components["schemas"]["StatusState"] | null)[];
        };
        /** @description The text of a cell, at most 400 characters; an empty list where the cell is empty. */
        TableCell: components["schemas"]["TextRun"][];
        /**
         * @description Numbers as a picture that stays editable.
         * @example {
         *       "kind": "chart",
         *       "title": "Riders have doubled since 2023",
         *       "notes": "The step in 2025 is line N3.",
         *       "backup": false,
         *       "chart": {
         *         "form": "column",
         *         "categories": [
         *           "2023",
         *           "2024",
         *           "2025",
         *           "2026"
         *         ],
         *         "series": [
         *           {
         *             "name": "Riders a month",
         *             "values": [
         *               19,
         *               28,
         *               41,
         *               null
         *             ],
         *             "highlighted": true,
         *             "unit": "thousand"
         *           },
         *           {
         *             "name": "Seats a month",
         *             "values": [
         *               30,
         *               36,
         *               48,
         *               52
         *             ]
         *           }
         *         ],
         *         "unit": "thousand",
         *         "decimals": 0,
         *         "highlightedCategory": 2,
         *         "targets": [
         *           {
         *             "value": 45,
         *             "label": "Goal"
         *           }
         *         ],
         *         "plannedFrom": 3,
         *         "plannedLabel": "Forecast"
         *       },
         *       "reading": [
         *         {
         *           "text": "Every new line brought riders to the others."
         *         }
         *       ],
         *       "source": "Ticket data, 2023 to 2025"
         *     }
         */
        ChartSlide: {
            /** @constant */
            kind: "chart";
            /** @description What the slide says, in one line or two. */
            title: string;
            /** @description What the speaker says or looks up; paragraphs separated by line feeds. */
            notes?: string;
            /** @description True for what is kept for questions: such slides come last, after the closing. */
            backup?: boolean;
            chart: components["schemas"]["Chart"];
            /** @description What to see in it, in a sentence. */
            reading?: components["schemas"]["RichText"];
            /** @description Where the figures come from. */
            source?: string;
        };
        /** @description Series of numbers over the same categories. */
        Chart: {
            /**
             * @description How the numbers are drawn. `bar` lies, `column` stands; `pie` and `doughnut` take one series of parts of a
             *     whole.
             * @enum {string}
             */
            form: "bar" | "column" | "stackedBar" | "stackedColumn" | "line" | "pie" | "doughnut";
            /** @description What the numbers are of, in their order. */
            categories: string[];
            /** @description The rows of numbers. */
            series: components["schemas"]["ChartSeries"][];
            /** @description What the numbers are in, as it stands at the axis: `NOK million`, `%`. */
            unit?: string;
            /** @description Decimals to show; left out, as many as the numbers need. */
            decimals?: number;
            /** @description The category that the title speaks of, counted from 0. */
            highlightedCategory?: number;
            /** @description Values that were aimed at, each a line across the chart; none in a pie or doughnut. */
            targets?: components["schemas"]["ChartTarget"][];
            /** @description The first category whose values are planned or expected, counted from 0; so are those after it. */
            plannedFrom?: number;
            /** @description What such values are called: `Forecast`. */
            plannedLabel?: string;
        };
        /** @description One number for each category; null where there is none. */
        ChartSeries: {
            /** @description What the numbers are. */
            name: string;
            /** @description As many as there are categories; one of them is a number. */
            values: (number | null)[];
            /** @description True for the series that matters; the others stand back. One at most. */
            highlighted?: boolean;
            /** @description What its numbers are in, where that is not the chart's unit. */
            unit?: string;
        };
        /** @description A value that was aimed at, and what it is called. */
        ChartTarget: {
            /** @description The value. */
            value: number;
            /** @description What it is called. */
            label: string;
        };
        /**
         * @description Dated events in the order of time.
         * @example {
         *       "kind": "timeline",
         *       "title": "From a trial to three lines",
         *       "notes": "The trial was paid by the harbour.",
         *       "backup": false,
         *       "events": [
         *         {
         *           "date": "May 2023",
         *           "title": "Trial of N1",
         *           "text": "Weekends only",
         *           "highlighted": true
         *         },
         *         {
         *           "date": "Q3 2025",
         *           "title": "N3 opens"
         *         }
         *       ],
         *       "takeaway": [
         *         {
         *           "text": "Each step paid for the next."
         *         }
         *       ]
         *     }
         */
        TimelineSlide: {
            /** @constant */
            kind: "timeline";
            /** @description What the slide says, in one line or two. */
            title: string;
            /** @description What the speaker says or looks up; paragraphs separated by line feeds. */
            notes?: string;
            /** @description True for what is kept for questions: such slides come last, after the closing. */
            backup?: boolean;
            /** @description The events. */
            events: components["schemas"]["TimelineEvent"][];
            /** @description What follows from it, in a sentence. */
            takeaway?: components["schemas"]["RichText"];
        };
        /** @description What happened, or will, and when, in the words of the text: `28 August 1850`, `Q3`. */
        TimelineEvent: {
            /** @description When. */
            date: string;
            /** @description What. */
            title: string;
            /** @description More of it. */
            text?: string;
            highlighted?: boolean;
        };
        /**
         * @description Steps that follow on each other.
         * @example {
         *       "kind": "process",
         *       "title": "How a new line comes about",
         *       "notes": "A year in all.",
         *       "backup": false,
         *       "steps": [
         *         {
         *           "title": "Ask riders",
         *           "text": "Survey on buses and by post"
         *         },
         *         {
         *           "title": "Run a trial"
         *         }
         *       ],
         *       "takeaway": [
         *         {
         *           "text": "No line without a trial."
         *         }
         *       ]
         *     }
         */
        ProcessSlide: {
            /** @constant */
            kind: "process";
            /** @description What the slide says, in one line or two. */
            title: string;
            /** @description What the speaker says or looks up; paragraphs separated by line feeds. */
            notes?: string;
            /** @description True for what is kept for questions: such slides come last, after the closing. */
            backup?: boolean;
            /** @description The steps. */
            steps: components["schemas"]["ProcessStep"][];
            /** @description What follows from it, in a sentence. */
            takeaway?: components["schemas"]["RichText"];
        };
        /** @description One step; its title begins with what is done. */
        ProcessStep: {
            /** @description What is done. */
            title: string;
            /** @description More of it. */
            text?: string;
        };
        /**
         * @description One figure that owns the page, or a row of up to four.
         * @example {
         *       "kind": "numbers",
         *       "title": "41,000 riders a month",
         *       "notes": "Counted at the doors.",
         *       "backup": false,
         *       "figures": [
         *         {
         *           "value": "41,000",
         *           "label": "Riders a month",
         *           "text": "Twice as many as in 2023",
         *           "highlighted": true,
         *           "amount": 41,
         *           "share": {
         *             "part": 7,
         *             "whole": 10,
         *             "thing": "seat"
         *           },
         *           "references": [
         *             {
         *               "label": "2023",
         *               "value": 19,
         *               "shown": "19,000",
         *               "role": "was"
         *             }
         *           ],
         *           "series": {
         *             "label": "2023 to 2025",
         *             "values": [
         *               19,
         *               28,
         *               41
         *             ]
         *           },
         *           "status": {
         *             "state": "good",
         *             "word": "Above plan"
         *           }
         *         },
         *         {
         *           "value": "96 %",
         *           "label": "Punctual"
         *         }
         *       ],
         *       "takeaway": [
         *         {
         *           "text": "More people ride, and they are on time."
         *         }
         *       ],
         *       "source": "Door counters, 2025"
         *     }
         */
        NumbersSlide: {
            /** @constant */
            kind: "numbers";
            /** @description What the slide says, in one line or two. */
            title: string;
            /** @description What the speaker says or looks up; paragraphs separated by line feeds. */
            notes?: string;
            /** @description True for what is kept for questions: such slides come last, after the closing. */
            backup?: boolean;
            /** @description The figures. */
            figures: components["schemas"]["Figure"][];
            /** @description What the figures say together. */
            takeaway?: components["schemas"]["RichText"];
            /** @description Where the figures come from. */
            source?: string;
        };
        /** @description A figure with its unit, as it is shown. */
        Figure: {
            /** @description The figure: `48.2 million`, `37.4 %`. */
            value: string;
            /** @description What it is. */
            label: string;
            /** @description Why it matters. */
            text?: string;
            highlighted?: boolean;
            /** @description The number of the value alone, in the unit of the references: 48.2. */
            amount?: number;
            share?: components["schemas"]["Share"];
            /** @description What the value is held against; with `amount` only. */
            references?: components["schemas"]["Reference"][];
            series?: components["schemas"]["FigureSeries"];
            status?: components["schemas"]["Status"];
        };
        /** @description So many of so many: 7 of 10. */
        Share: {
            /** @description From 0 to the whole. */
            part: number;
            /** @description More than 0. */
            whole: number;
            /** @description What is counted, in the singular: `household`. */
            thing?: string;
        };
        /** @description What a figure is held against: the year before, the target, the whole. */
        Reference: {
            /** @description What it is called. */
            label: string;
            /** @description The number. */
            value: number;
            /** @description How the value is shown; left out, as a number in the deck's language. */
            shown?: string;
            /**
             * @description What it is to the figure.
             * @enum {string}
             */
            role?: "was" | "target" | "total" | "other";
        };
        /** @description How a figure came about, oldest value first. */
        FigureSeries: {
            /** @description What the values are of: `2019 to 2026`. */
            label?: string;
            /** @description The values. */
            values: number[];
        };
        /**
         * @description Somebody's own words.
         * @example {
         *       "kind": "quote",
         *       "title": "What a rider says",
         *       "notes": "From the survey.",
         *       "backup": false,
         *       "quotation": "I took the job because there is a bus home.",
         *       "name": "Ida Solberg",
         *       "role": "Nurse"
         *     }
         */
        QuoteSlide: {
            /** @constant */
            kind: "quote";
            /** @description What the slide says, in one line or two. */
            title: string;
            /** @description What the speaker says or looks up; paragraphs separated by line feeds. */
            notes?: string;
            /** @description True for what is kept for questions: such slides come last, after the closing. */
            backup?: boolean;
            /** @description Without quotation marks: the language's own are put around it. */
            quotation: string;
            /** @description Who said it. */
            name?: string;
            /** @description Who that is. */
            role?: string;
        };
        /**
         * @description One sentence that owns the page: the title.
         * @example {
         *       "kind": "statement",
         *       "title": "Without drivers there is no night bus",
         *       "notes": "Pause here.",
         *       "backup": false,
         *       "support": "Six posts are open since March",
         *       "emphasis": "warning"
         *     }
         */
        StatementSlide: {
            /** @constant */
            kind: "statement";
            /** @description What the slide says, in one line or two. */
            title: string;
            /** @description What the speaker says or looks up; paragraphs separated by line feeds. */
            notes?: string;
            /** @description True for what is kept for questions: such slides come last, after the closing. */
            backup?: boolean;
            /** @description A line that supports it. */
            support?: string;
            /**
             * @description For what must not be overlooked.
             * @constant
             */
            emphasis?: "warning";
        };
        /**
         * @description Two to twelve things of equal weight.
         * @example {
         *       "kind": "cards",
         *       "title": "What riders ask for",
         *       "notes": "The four wishes named most.",
         *       "backup": false,
         *       "cards": [
         *         {
         *           "heading": "Light at the stops",
         *           "text": [
         *             {
         *               "text": "Nine stops are dark."
         *             }
         *           ],
         *           "icon": "light-bulb",
         *           "value": "€40,000",
         *           "status": {
         *             "state": "watch",
         *             "word": "Planned"
         *           }
         *         },
         *         {
         *           "heading": "Times on the phone"
         *         }
         *       ],
         *       "takeaway": [
         *         {
         *           "text": "All four can be had this year."
         *         }
         *       ],
         *       "source": "Survey of March 2026"
         *     }
         */
        CardsSlide: {
            /** @constant */
            kind: "cards";
            /** @description What the slide says, in one line or two. */
            title: string;
            /** @description What the speaker says or looks up; paragraphs separated by line feeds. */
            notes?: string;
            /** @description True for what is kept for questions: such slides come last, after the closing. */
            backup?: boolean;
            /** @description The things. */
            cards: components["schemas"]["Card"][];
            /** @description What follows from it, in a sentence. */
            takeaway?: components["schemas"]["RichText"];
            /** @description Where the figures come from. */
            source?: string;
        };
        /** @description One of the things, in a heading and a few lines. */
        Card: {
            /** @description What it is. */
            heading: string;
            text?: components["schemas"]["RichText"];
            /** @description The name of an icon, in kebab case; a number stands in for one that there is not. */
            icon?: string;
            /** @description The figure of the thing, as it is shown: `€1.2 million`. */
            value?: string;
            status?: components["schemas"]["Status"];
        };
        /**
         * @description Questions and steps, and which way leads from each to the next.
         * @example {
         *       "kind": "flow",
         *       "title": "Does a stop stay open at night?",
         *       "notes": "The rule since 2024.",
         *       "backup": false,
         *       "nodes": [
         *         {
         *           "id": "riders",
         *           "form": "question",
         *           "text": "Ten riders a night?",
         *           "edges": [
         *             {
         *               "to": "stay",
         *               "label": "Yes"
         *             },
         *             {
         *               "to": "close",
         *               "label": "No"
         *             }
         *           ]
         *         },
         *         {
         *           "id": "stay",
         *           "form": "end",
         *           "text": "It stays open"
         *         },
         *         {
         *           "id": "close",
         *           "form": "end",
         *           "text": "It closes at eleven"
         *         }
         *       ],
         *       "takeaway": [
         *         {
         *           "text": "Ten riders keep a stop open."
         *         }
         *       ]
         *     }
         */
        FlowSlide: {
            /** @constant */
            kind: "flow";
            /** @description What the slide says, in one line or two. */
            title: string;
            /** @description What the speaker says or looks up; paragraphs separated by line feeds. */
            notes?: string;
            /** @description True for what is kept for questions: such slides come last, after the closing. */
            backup?: boolean;
            /** @description The first is where one begins. */
            nodes: components["schemas"]["FlowNode"][];
            /** @description What follows from it, in a sentence. */
            takeaway?: components["schemas"]["RichText"];
        };
        /** @description Something to answer, to do, or where it ends. */
        FlowNode: {
            /** @description What edges call it; not shown. No two nodes have the same. */
            id: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            form: "question" | "step" | "end";
            /** @description What stands in it. */
            text: string;
            /** @description Where it goes on: of a step to one node as a rule, of a question to one for each answer, of an end nowhere. */
            edges?: components["schemas"]["FlowEdge"][];
        };
        /** @description The way from one node to another, or back to one before it. */
        FlowEdge: {
            /** @description The `id` of another node. */
            to: string;
            /** @description The answer that leads there: `Yes`. */
            label?: string;
        };
        /**
         * @description What is part of what, or reports to whom: a tree.
         * @example {
         *       "kind": "hierarchy",
         *       "title": "Who runs the night buses",
         *       "notes": "Two teams since May.",
         *       "backup": false,
         *       "root": {
         *         "name": "Transport office",
         *         "text": "Runs all lines",
         *         "amount": {
         *           "value": 2.1,
         *           "shown": "€2.1 million"
         *         },
         *         "highlighted": true,
         *         "children": [
         *           {
         *             "name": "Operations",
         *             "text": "Drivers and vehicles",
         *             "amount": {
         *               "value": 1.7,
         *               "shown": "€1.7 million"
         *             },
         *             "highlighted": false,
         *             "children": [
         *               {
         *                 "name": "Depot",
         *                 "text": "Cleans and repairs",
         *                 "amount": {
         *                   "value": 0.4,
         *                   "shown": "€0.4 million"
         *                 },
         *                 "highlighted": false,
         *                 "children": [
         *                   {
         *                     "name": "Night shift",
         *                     "text": "Four people",
         *                     "amount": {
         *                       "value": 0.2,
         *                       "shown": "€0.2 million"
         *                     },
         *                     "highlighted": false,
         *                     "children": [
         *                       {
         *                         "name": "Stand-by",
         *                         "text": "On call",
         *                         "amount": {
         *                           "value": 0.1,
         *                           "shown": "€0.1 million"
         *                         },
         *                         "highlighted": false
         *                       }
         *                     ]
         *                   }
         *                 ]
         *               }
         *             ]
         *           },
         *           {
         *             "name": "Planning"
         *           }
         *         ]
         *       },
         *       "takeaway": [
         *         {
         *           "text": "Operations take most of the money."
         *         }
         *       ]
         *     }
         */
        HierarchySlide: {
            /** @constant */
            kind: "hierarchy";
            /** @description What the slide says, in one line or two. */
            title: string;
            /** @description What the speaker says or looks up; paragraphs separated by line feeds. */
            notes?: string;
            /** @description True for what is kept for questions: such slides come last, after the closing. */
            backup?: boolean;
            root: components["schemas"]["HierarchyNode"];
            /** @description What follows from it, in a sentence. */
            takeaway?: components["schemas"]["RichText"];
        };
        /** @description A person, unit or part, with those below it: five levels and 80 nodes at most. */
        HierarchyNode: {
            /** @description Who or what it is. */
            name: string;
            /** @description Whose office it is, or what it does. */
            text?: string;
            /** @description What it comes to, where the tree is the parts of a total. */
            amount?: components["schemas"]["Amount"];
            highlighted?: boolean;
            /** @description Those below it. */
            children?: components["schemas"]["HierarchyNodeLevel2"][];
        };
        /** @description One on level 2, with those below it. */
        HierarchyNodeLevel2: {
            /** @description Who or what it is. */
            name: string;
            /** @description Whose office it is, or what it does. */
            text?: string;
            /** @description What it comes to, where the tree is the parts of a total. */
            amount?: components["schemas"]["Amount"];
            highlighted?: boolean;
            /** @description Those below it. */
            children?: components["schemas"]["HierarchyNodeLevel3"][];
        };
        /** @description One on level 3, with those below it. */
        HierarchyNodeLevel3: {
            /** @description Who or what it is. */
            name: string;
            /** @description Whose office it is, or what it does. */
            text?: string;
            /** @description What it comes to, where the tree is the parts of a total. */
            amount?: components["schemas"]["Amount"];
            highlighted?: boolean;
            /** @description Those below it. */
            children?: components["schemas"]["HierarchyNodeLevel4"][];
        };
        /** @description One on level 4, with those below it. */
        HierarchyNodeLevel4: {
            /** @description Who or what it is. */
            name: string;
            /** @description Whose office it is, or what it does. */
            text?: string;
            /** @description What it comes to, where the tree is the parts of a total. */
            amount?: components["schemas"]["Amount"];
            highlighted?: boolean;
            /** @description Those below it. */
            children?: components["schemas"]["HierarchyNodeLevel5"][];
        };
        /** @description One on level 5, the last. */
        HierarchyNodeLevel5: {
            /** @description Who or what it is. */
            name: string;
            /** @description Whose office it is, or what it does. */
            text?: string;
            /** @description What it comes to, where the tree is the parts of a total. */
            amount?: components["schemas"]["Amount"];
            highlighted?: boolean;
        };
        /**
         * @description Two by two: four fields with points in them, things placed by two measures, or both; one of the two at least.
         * @example {
         *       "kind": "matrix",
         *       "title": "Cheap and useful first",
         *       "notes": "Placed by the drivers.",
         *       "backup": false,
         *       "quadrants": [
         *         {
         *           "heading": "Now",
         *           "points": [
         *             {
         *               "text": [
         *                 {
         *                   "text": "Light at stops"
         *                 }
         *               ]
         *             }
         *           ],
         *           "highlighted": true
         *         },
         *         {
         *           "heading": "Plan"
         *         },
         *         {
         *           "heading": "If there is time"
         *         },
         *         {
         *           "heading": "Never"
         *         }
         *       ],
         *       "horizontal": {
         *         "name": "Effort",
         *         "low": "Low",
         *         "high": "High"
         *       },
         *       "vertical": {
         *         "name": "Use",
         *         "low": "Little",
         *         "high": "Much"
         *       },
         *       "items": [
         *         {
         *           "label": "Lamps",
         *           "x": 0.2,
         *           "y": 0.9,
         *           "size": 4,
         *           "highlighted": true
         *         }
         *       ],
         *       "takeaway": [
         *         {
         *           "text": "Lamps come first."
         *         }
         *       ]
         *     }
         */
        MatrixSlide: {
            /** @constant */
            kind: "matrix";
            /** @description What the slide says, in one line or two. */
            title: string;
            /** @description What the speaker says or looks up; paragraphs separated by line feeds. */
            notes?: string;
            /** @description True for what is kept for questions: such slides come last, after the closing. */
            backup?: boolean;
            /** @description Four: those above from start to end, then those below. */
            quadrants?: components["schemas"]["MatrixQuadrant"][];
            /** @description From the start to the end of the page. */
            horizontal?: components["schemas"]["MatrixAxis"];
            /** @description From the bottom to the top. */
            vertical?: components["schemas"]["MatrixAxis"];
            /** @description Things by their places. */
            items?: components["schemas"]["MatrixItem"][];
            /** @description What follows from it, in a sentence. */
            takeaway?: components["schemas"]["RichText"];
        };
        /** @description One of the four fields. */
        MatrixQuadrant: {
            /** @description What it is called. */
            heading: string;
            /** @description The points. */
            points?: components["schemas"]["BulletItem"][];
            highlighted?: boolean;
        };
        /** @description What is measured along an edge, and what its ends are called. */
        MatrixAxis: {
            /** @description What is measured: `Effort`. */
            name: string;
            /** @description What its low end is called: `Low`. */
            low?: string;
            /** @description What its high end is called: `High`. */
            high?: string;
        };
        /** @description A thing by its place on both axes, each from 0, the low end, to 1. */
        MatrixItem: {
            /** @description What it is called. */
            label: string;
            /** @description Its place on the horizontal axis. */
            x: number;
            /** @description Its place on the vertical axis. */
            y: number;
            /** @description How much there is of it, in proportion to the others. */
            size?: number;
            highlighted?: boolean;
        };
        /**
         * @description Work over time: a bar for each piece of it.
         * @example {
         *       "kind": "plan",
         *       "title": "Line N4 by autumn",
         *       "notes": "If the council agrees in May.",
         *       "backup": false,
         *       "periods": [
         *         "Q2",
         *         "Q3",
         *         "Q4"
         *       ],
         *       "rows": [
         *         {
         *           "label": "Survey",
         *           "start": 0,
         *           "end": 1.5,
         *           "dates": "4 May to 15 August",
         *           "owner": "Ida Solberg",
         *           "done": 0.25,
         *           "milestones": [
         *             {
         *               "at": 1,
         *               "label": "Half of the answers"
         *             }
         *           ],
         *           "highlighted": true
         *         },
         *         {
         *           "label": "Trial",
         *           "start": 1.5,
         *           "end": 3
         *         }
         *       ],
         *       "takeaway": [
         *         {
         *           "text": "The trial starts in August."
         *         }
         *       ]
         *     }
         */
        PlanSlide: {
            /** @constant */
            kind: "plan";
            /** @description What the slide says, in one line or two. */
            title: string;
            /** @description What the speaker says or looks up; paragraphs separated by line feeds. */
            notes?: string;
            /** @description True for what is kept for questions: such slides come last, after the closing. */
            backup?: boolean;
            /** @description Equal lengths of time in order, each by its name: `Jan`, `Week 3`, `Q4`. */
            periods: string[];
            /** @description The pieces of work. */
            rows: components["schemas"]["PlanRow"][];
            /** @description What follows from it, in a sentence. */
            takeaway?: components["schemas"]["RichText"];
        };
        /**
         * @description A piece of work. Times count in periods: 0 is where the first begins, 1 where it ends, 2.5 the middle of the
         *     third.
         */
        PlanRow: {
            /** @description The work. */
            label: string;
            /** @description When it begins. */
            start: number;
            /** @description Not before the start; at the start for what takes no time. */
            end: number;
            /** @description Start and end in the text's words: `3 March to 17 April`. */
            dates?: string;
            /** @description Who does it. */
            owner?: string;
            /** @description The share that is done. */
            done?: number;
            /** @description What is reached on the way. */
            milestones?: components["schemas"]["Milestone"][];
            highlighted?: boolean;
        };
        /** @description Something that is reached at a time, in periods. */
        Milestone: {
            /** @description When. */
            at: number;
            /** @description What. */
            label: string;
        };
        /**
         * @description Lines of a program or commands, unchanged.
         * @example {
         *       "kind": "code",
         *       "title": "Departures are open data",
         *       "notes": "Show it live.",
         *       "backup": false,
         *       "code": "curl https://data.harstad.example/n1 \\\n  | jq .departures",
         *       "codeLanguage": "sh",
         *       "caption": "The next buses of line N1"
         *     }
         */
        CodeSlide: {
            /** @constant */
            kind: "code";
            /** @description What the slide says, in one line or two. */
            title: string;
            /** @description What the speaker says or looks up; paragraphs separated by line feeds. */
            notes?: string;
            /** @description True for what is kept for questions: such slides come last, after the closing. */
            backup?: boolean;
            /** @description With its line breaks and indents, at most 400 lines. */
            code: string;
            /** @description What it is written in, as a reader would say it: `TypeScript`, `sh`. */
            codeLanguage?: string;
            /** @description What it does. */
            caption?: string;
        };
        /**
         * @description The last slide: takeaways or next steps, and whom to ask.
         * @example {
         *       "kind": "closing",
         *       "title": "Decide on line N4 today",
         *       "notes": "Ask for the vote.",
         *       "items": [
         *         {
         *           "text": [
         *             {
         *               "text": "Riders have doubled"
         *             }
         *           ]
         *         }
         *       ],
         *       "nextSteps": [
         *         {
         *           "action": "Order the survey",
         *           "owner": "Ida Solberg",
         *           "date": "4 May",
         *           "effect": "Answers by summer"
         *         },
         *         {
         *           "action": "Fill six posts"
         *         }
         *       ],
         *       "contact": "night@harstad.example"
         *     }
         */
        ClosingSlide: {
            /** @constant */
            kind: "closing";
            /** @description What the slide says, in one line or two. */
            title: string;
            /** @description What the speaker says or looks up; paragraphs separated by line feeds. */
            notes?: string;
            /** @description What to remember. */
            items?: components["schemas"]["BulletItem"][];
            /** @description What is to be done. */
            nextSteps?: components["schemas"]["NextStep"][];
            /** @description Whom to ask. */
            contact?: string;
        };
        /** @description What is to be done, by whom and by when. */
        NextStep: {
            /** @description What is to be done. */
            action: string;
            /** @description By whom. */
            owner?: string;
            /** @description By when. */
            date?: string;
            /** @description What changes by it. */
            effect?: string;
        };
        /** @description A custom template that the caller has uploaded. */
        Template: {
            /** @description Unique identifier of the template. */
            id: string;
            /**
             * Format: date-time
             * @description ISO 8601 timestamp of when the template was uploaded.
             */
            createdAt: string;
        };
        /** @description A custom template, what it is called and what it offers. */
        TemplateDetails: {
            /** @description Unique identifier of the template. */
            id: string;
            /**
             * Format: date-time
             * @description ISO 8601 timestamp of when the template was uploaded.
             */
            createdAt: string;
            /** @description The name that was given at the upload; else `Template` and the date. */
            name: string;
            /** @description How large its slides are, in points (1/72 inch). */
            pageSize: {
                width: number;
                height: number;
            };
            /** @description The layouts of its slides, in their order. */
            layouts: {
                /** @description What the template calls it. */
                name: string;
            }[];
        };
        /**
         * @description What went wrong, as a stable word for programs. Codes may be added: treat one that you do not know by its status.
         *     "Again" says whether the same request may go well later.
         *
         *     | code | status | again | what is wrong |
         *     | --- | --- | --- | --- |
         *     | `invalid_request` | 400, 408, 431 | no | The request is not as the contract says; `errors` names the places. |
         *     | `malformed_json` | 400 | no | The body is not JSON in UTF-8. |
         *     | `prompt_unusable` | 400 | no | The prompt holds nothing that a presentation can be made from. |
         *     | `generation_failed` | 400 | no | No presentation could be made from this prompt in this template. |
         *     | `model_failed` | 400 | yes | The language model that was asked gave no presentation. |
         *     | `model_timeout` | 400 | yes | The language model that was asked was not ready in time. |
         *     | `idempotency_key_reused` | 400 | no | The Idempotency-Key came before with another body. |
         *     | `template_unusable` | 400 | no | The uploaded file cannot serve as a template. |
         *     | `unauthorized` | 401 | no | The token is missing or not valid. |
         *     | `presentation_not_found` | 404, 400 | no | The caller has no such presentation. |
         *     | `template_not_found` | 404, 400 | no | The caller has no such template. |
         *     | `report_not_found` | 404 | no | The presentation is older than reports. |
         *     | `slide_not_found` | 404 | no | The presentation has no slide with this number. |
         *     | `outline_not_found` | 404 | no | The presentation is older than outlines, or has no such version. |
         *     | `route_not_found` | 404 | no | There is nothing at this address. |
         *     | `method_not_allowed` | 405 | no | The address does not take this method; the header `Allow` names those that it takes. |
         *     | `precondition_failed` | 412 | no | The outline was changed since it was read: `If-Match` names another one. |
         *     | `precondition_required` | 428 | no | The operation wants `If-Match`. |
         *     | `payload_too_large` | 413 | no | The body is larger than the service takes. |
         *     | `unsupported_media_type` | 415 | no | The operation does not take this media type. |
         *     | `quota_exceeded` | 403 | no | You keep as much as you may: delete some. Where time makes room, `Retry-After` says when. |
         *     | `rate_limited` | 429 | yes | Too many requests with this key; `Retry-After` says when to come again. |
         *     | `internal_error` | 500 | yes | A fault of the service, which is in its log under `instance`. |
         *     | `unavailable` | 503 | yes | The service has no room now; `Retry-After` says when to come again. |
         * @enum {string}
         */
        ProblemCode: "invalid_request" | "malformed_json" | "prompt_unusable" | "generation_failed" | "model_failed" | "model_timeout" | "idempotency_key_reused" | "template_unusable" | "unauthorized" | "presentation_not_found" | "template_not_found" | "report_not_found" | "slide_not_found" | "outline_not_found" | "route_not_found" | "method_not_allowed" | "precondition_failed" | "precondition_required" | "payload_too_large" | "unsupported_media_type" | "quota_exceeded" | "rate_limited" | "internal_error" | "unavailable";
        /** @description An error (RFC 9457). */
        Problem: {
            /**
             * Format: uri
             * @description `urn:lectern:problem:` and the code.
             */
            type: string;
            /** @description What this code means, the same every time. */
            title: string;
            /** @description The HTTP status. */
            status: number;
            /** @description What was expected, what came, and how to mend it. */
            detail?: string;
            /**
             * Format: uri
             * @description The request, as it is named in the service's log.
             */
            instance?: string;
            code: components["schemas"]["ProblemCode"];
            /** @description One entry for each part of the request that is not as the contract says. */
            errors?: {
                /** @description JSON pointer into the request: `/body/prompt`, `/body/outline/slides/3/title`, `/header/idempotency-key`. */
                pointer: string;
                /** @description What is wrong there. */
                message: string;
            }[];
        };
    };
    responses: {
        /** @description The bearer token is missing or not valid. */
        Unauthorized: {
            headers: {
                /**
                 * @description The scheme to use.
                 * @example Bearer realm="lectern"
                 */
                "WWW-Authenticate": string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Bad request; for instance there is no such presentation. */
        BadPresentationRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description No presentation can be made of it. Where the outline has faults, `errors` has an entry for each: where it is, what
         *     was expected there, and what came.
         */
        BadOutline: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The picture. It names no other resource and has no scripts. */
        SlidePicture: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "image/svg+xml": string;
                "image/png": Blob;
            };
        };
        /**
         * @description The caller has no presentation with this id (`presentation_not_found`), or it was made before the service kept
         *     outlines (`outline_not_found`).
         */
        OutlineNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller has no template with this id. */
        TemplateNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller has no presentation with this id. */
        PresentationNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Internal server error. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description Anything else that a server may have to say: 404 for an unknown path, 405, 413 for a body that is too large,
         *     415 for a media type that the operation does not take, 403 where too much is kept, 429 for too many requests, 503 when
         *     there is no room.
         */
        Problem: {
            headers: {
                /**
                 * @description Seconds to wait before trying again; on 429 and 503, and on 403 where time makes room.
                 * @example 5
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The id of the presentation.
         * @example dQ7vXk2mZr9tBw4nLs8yPa
         */
        PresentationId: string;
        /**
         * @description The place of the slide in the presentation, counted from 1.
         * @example 1
         */
        SlideNumber: number;
        /**
         * @description Which of the outlines that the presentation has had, counted from 1; the number in the `ETag` of the outline.
         * @example 1
         */
        Version: number;
        /**
         * @description The id of the template.
         * @example tQ3vXk2mZr9tBw4nLs8yPa
         */
        TemplateId: string;
        /**
         * @description A string of the caller's choice, best a random UUID. A repeated request with the same key and the same body
         *     answers the same presentation or template, made once, with `Idempotent-Replayed: true`; with another body, or
         *     another operation, it is a 400. Keys are remembered for 24 hours.
         * @example 6f1c2b0e-8f7c-4d7b-9c9e-0a4d5f6b7c8d
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Names this outline among those that the presentation has had (RFC 9110), for `If-Match`.
         * @example "3"
         */
        OutlineTag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    generatePresentation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of the caller's choice, best a random UUID. A repeated request with the same key and the same body
                 *     answers the same presentation or template, made once, with `Idempotent-Replayed: true`; with another body, or
                 *     another operation, it is a 400. Keys are remembered for 24 hours.
                 * @example 6f1c2b0e-8f7c-4d7b-9c9e-0a4d5f6b7c8d
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GeneratePresentation"];
            };
        };
        responses: {
            /** @description The presentation was generated and stored. */
            200: {
                headers: {
                    /**
                     * @description Who wrote the presentation (RFC 9651): `model`, with `replaced`, the number of slides that were made
                     *     without it because its own could not be used; or `embedded`, with the `reason` in the words of
                     *     ProblemCode where a language model was asked and gave no presentation. A retry with the same
                     *     idempotency key is told the same. Always sent, but not before events, which begin before it is known:
                     *     the report says it as well.
                     * @example embedded; reason=model_timeout
                     */
                    "Lectern-Author"?: string;
                    /**
                     * @description `true` where an earlier request with the same `Idempotency-Key` made what is answered; else left out, and
                     *     not sent before events, which begin before it is known.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Presentation"];
                    "text/event-stream": components["schemas"]["GenerationEvents"];
                };
            };
            /** @description Failed to generate the presentation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    composeOutline: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GeneratePresentation"];
            };
        };
        responses: {
            /** @description The outline, and what became of the prompt. */
            200: {
                headers: {
                    /**
                     * @description Who wrote the outline, in the words of `generatePresentation`.
                     * @example embedded
                     */
                    "Lectern-Author"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComposedOutline"];
                };
            };
            /** @description No outline could be written. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    drawOutline: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DrawOutline"];
            };
        };
        responses: {
            200: components["responses"]["SlidePicture"];
            400: components["responses"]["BadOutline"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    listPresentations: {
        parameters: {
            query?: {
                /**
                 * @description Only those with these words in their titles, one after the other, in capitals or not, with accents or not.
                 * @example night buses
                 */
                q?: string;
                /**
                 * @description How many to answer at most; left out, 20.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Where to go on, as `next` of the page before said; left out, at the newest. To be sent with the same `q`.
                 * @example MTc5NTQzMDYwMDAwMC5kUTd2WGsybVpyOXRCdzRuTHM4eVBh
                 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of presentations; empty where there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresentationPage"];
                };
            };
            /** @description The request is not as it should be; for instance no page begins at the cursor. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    createPresentation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of the caller's choice, best a random UUID. A repeated request with the same key and the same body
                 *     answers the same presentation or template, made once, with `Idempotent-Replayed: true`; with another body, or
                 *     another operation, it is a 400. Keys are remembered for 24 hours.
                 * @example 6f1c2b0e-8f7c-4d7b-9c9e-0a4d5f6b7c8d
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePresentation"];
            };
        };
        responses: {
            /** @description The presentation was made and stored. */
            200: {
                headers: {
                    /**
                     * @description `true` where an earlier request with the same `Idempotency-Key` made what is answered; else left out.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Presentation"];
                };
            };
            400: components["responses"]["BadOutline"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    getPresentation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the presentation.
                 * @example dQ7vXk2mZr9tBw4nLs8yPa
                 */
                id: components["parameters"]["PresentationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The presentation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Presentation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["PresentationNotFound"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    deletePresentation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the presentation.
                 * @example dQ7vXk2mZr9tBw4nLs8yPa
                 */
                id: components["parameters"]["PresentationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The presentation is deleted. The body is empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["PresentationNotFound"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    downloadPresentation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the presentation.
                 * @example dQ7vXk2mZr9tBw4nLs8yPa
                 */
                id: components["parameters"]["PresentationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The presentation as a file. */
            200: {
                headers: {
                    /**
                     * @description `attachment` with a file name made from the title of the presentation (RFC 6266).
                     * @example attachment; filename="Urban gardening.pptx"
                     */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.presentationml.presentation": Blob;
                };
            };
            400: components["responses"]["BadPresentationRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    embedPresentation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the presentation.
                 * @example dQ7vXk2mZr9tBw4nLs8yPa
                 */
                id: components["parameters"]["PresentationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirect to the embedded presentation in the hosted viewer. */
            307: {
                headers: {
                    /**
                     * @description The same URL as `location` in the body.
                     * @example http://127.0.0.1:4000/view/dQ7vXk2mZr9tBw4nLs8yPa?token=9mJc1o0Vf5yXGQ
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresentationEmbed"];
                };
            };
            400: components["responses"]["BadPresentationRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    getPresentationReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the presentation.
                 * @example dQ7vXk2mZr9tBw4nLs8yPa
                 */
                id: components["parameters"]["PresentationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresentationReport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description The caller has no presentation with this id (`presentation_not_found`), or it was made of an outline or before
             *     the service kept reports (`report_not_found`).
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    getSlidePicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the presentation.
                 * @example dQ7vXk2mZr9tBw4nLs8yPa
                 */
                id: components["parameters"]["PresentationId"];
                /**
                 * @description The place of the slide in the presentation, counted from 1.
                 * @example 1
                 */
                slideNumber: components["parameters"]["SlideNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SlidePicture"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description The caller has no presentation with this id (`presentation_not_found`), or it has no slide with this number
             *     (`slide_not_found`).
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    getPresentationOutline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the presentation.
                 * @example dQ7vXk2mZr9tBw4nLs8yPa
                 */
                id: components["parameters"]["PresentationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outline. */
            200: {
                headers: {
                    ETag: components["headers"]["OutlineTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outline"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["OutlineNotFound"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    putPresentationOutline: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` that came with the outline; `*` replaces it whatever it is.
                 * @example "3"
                 */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description The id of the presentation.
                 * @example dQ7vXk2mZr9tBw4nLs8yPa
                 */
                id: components["parameters"]["PresentationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Outline"];
            };
        };
        responses: {
            /** @description The presentation, laid out anew. */
            200: {
                headers: {
                    ETag: components["headers"]["OutlineTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Presentation"];
                };
            };
            400: components["responses"]["BadOutline"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["OutlineNotFound"];
            /** @description The outline was replaced since it was retrieved. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The header If-Match is missing. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    listPresentationVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the presentation.
                 * @example dQ7vXk2mZr9tBw4nLs8yPa
                 */
                id: components["parameters"]["PresentationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions; the first is the one that the presentation has now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresentationVersions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["OutlineNotFound"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    getPresentationVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the presentation.
                 * @example dQ7vXk2mZr9tBw4nLs8yPa
                 */
                id: components["parameters"]["PresentationId"];
                /**
                 * @description Which of the outlines that the presentation has had, counted from 1; the number in the `ETag` of the outline.
                 * @example 1
                 */
                version: components["parameters"]["Version"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outline of the version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outline"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description The caller has no presentation with this id (`presentation_not_found`), or this version of it is not kept
             *     (`outline_not_found`).
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    listTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry for each custom template of the caller. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    uploadTemplate: {
        parameters: {
            query?: {
                /**
                 * @description What people call the template, such as the file's own name; left out, `Template` and the date. `getTemplate`
                 *     tells it.
                 * @example Corporate 2026
                 */
                name?: string;
            };
            header?: {
                /**
                 * @description A string of the caller's choice, best a random UUID. A repeated request with the same key and the same body
                 *     answers the same presentation or template, made once, with `Idempotent-Replayed: true`; with another body, or
                 *     another operation, it is a 400. Keys are remembered for 24 hours.
                 * @example 6f1c2b0e-8f7c-4d7b-9c9e-0a4d5f6b7c8d
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.openxmlformats-officedocument.presentationml.presentation": Blob;
                "application/vnd.openxmlformats-officedocument.presentationml.template": Blob;
            };
        };
        responses: {
            /** @description The template is stored and can be used. */
            201: {
                headers: {
                    /**
                     * @description `true` where an earlier request with the same `Idempotency-Key` made what is answered; else left out.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            /** @description The file cannot serve as a template. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    getTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the template.
                 * @example tQ3vXk2mZr9tBw4nLs8yPa
                 */
                id: components["parameters"]["TemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateDetails"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["TemplateNotFound"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    deleteTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the template.
                 * @example tQ3vXk2mZr9tBw4nLs8yPa
                 */
                id: components["parameters"]["TemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template is deleted. The body is empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["TemplateNotFound"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
}
