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
        get?: never;
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
         * @description A form that a slide may be asked to have.
         * @enum {string}
         */
        SlideForm: "agenda" | "chart" | "table" | "timeline" | "process" | "comparison" | "quote" | "numbers" | "code";
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
         *     | `route_not_found` | 404 | no | There is nothing at this address. |
         *     | `method_not_allowed` | 405 | no | The address does not take this method; the header `Allow` names those that it takes. |
         *     | `payload_too_large` | 413 | no | The body is larger than the service takes. |
         *     | `unsupported_media_type` | 415 | no | The operation does not take this media type. |
         *     | `rate_limited` | 429 | yes | Too many requests with this key; `Retry-After` says when to come again. |
         *     | `internal_error` | 500 | yes | A fault of the service, which is in its log under `instance`. |
         *     | `unavailable` | 503 | yes | The service has no room now; `Retry-After` says when to come again. |
         * @enum {string}
         */
        ProblemCode: "invalid_request" | "malformed_json" | "prompt_unusable" | "generation_failed" | "model_failed" | "model_timeout" | "idempotency_key_reused" | "template_unusable" | "unauthorized" | "presentation_not_found" | "template_not_found" | "report_not_found" | "route_not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "rate_limited" | "internal_error" | "unavailable";
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
                /** @description JSON pointer into the request: `/body/prompt`, `/header/idempotency-key`. */
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
         *     415 for a media type that the operation does not take, 429 for too many requests, 503 when there is no room.
         */
        Problem: {
            headers: {
                /**
                 * @description Seconds to wait before trying again; on 429 and 503.
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
         * @description The id of the template.
         * @example tQ3vXk2mZr9tBw4nLs8yPa
         */
        TemplateId: string;
        /**
         * @description A string of the caller's choice, best a random UUID. A repeated request with the same key and the same body
         *     answers the same presentation, made once; with another body it is a 400. Keys are remembered for 24 hours.
         * @example 6f1c2b0e-8f7c-4d7b-9c9e-0a4d5f6b7c8d
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
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
                 *     answers the same presentation, made once; with another body it is a 400. Keys are remembered for 24 hours.
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
             * @description The caller has no presentation with this id (`presentation_not_found`), or it was made before the service
             *     kept reports (`report_not_found`).
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
            query?: never;
            header?: never;
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
            /** @description The caller has no template with this id. */
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
}
