// Generated from the contract (spec/openapi.yaml). Do not edit: change the contract and run `pnpm generate`.

import type { components, operations, paths } from "./generated/schema.ts";

export type { ContractRevision, ProblemCodes } from "./generated/contract.ts";
export type { components, operations, paths };

/** What to generate. */
export type GeneratePresentation = components["schemas"]["GeneratePresentation"];

/** A generated presentation. */
export type Presentation = components["schemas"]["Presentation"];

/** Where the embedded presentation is. */
export type PresentationEmbed = components["schemas"]["PresentationEmbed"];

/**
 * The server-sent events of a generation: any number of `progress`, then one `presentation` or one `problem`,
 * then the end. Each is written as a line `event:` and a line `data:` with JSON. Comments (`: …`) come when there
 * is nothing to tell; events of other names may be added and can be ignored.
 *
 * Sent to a caller that names `text/event-stream` in `Accept`, and prefers it to `application/json` by a higher
 * `q` or by naming it first.
 */
export type GenerationEvents = components["schemas"]["GenerationEvents"];

/** One event of a generation. */
export type GenerationEvent = components["schemas"]["GenerationEvent"];

/** How far the generation of a presentation is. */
export type GenerationProgress = components["schemas"]["GenerationProgress"];

/**
 * What happens now; stages may be added. `queued`: it waits for a free place. `authoring`: the prompt becomes slides in words.
 * `template`, `layout`, `inspection`: they are laid out in the template, and the result is checked.
 * `writing`, `storing`: the file is written and kept.
 */
export type GenerationStage = components["schemas"]["GenerationStage"];

/**
 * What was understood, decided and left out on the way from the prompt to the presentation. Lists and texts that
 * are longer than they may be here are cut.
 */
export type PresentationReport = components["schemas"]["PresentationReport"];

/** Who wrote a presentation; the same as the header `Lectern-Author` says. */
export type ReportAuthor = components["schemas"]["ReportAuthor"];

/** What the prompt asks for, as it was understood: in its own words, and each left out where it says nothing. */
export type UnderstoodPrompt = components["schemas"]["UnderstoodPrompt"];

/** How many slides the prompt asks for, its numbers as it gives them. */
export type SlideCountAsked = components["schemas"]["SlideCountAsked"];

/** A form that a slide may be asked to have; chart is one of any kind. */
export type SlideForm = components["schemas"]["SlideForm"];

/** Something of the prompt that stands on no slide. */
export type LeftOut = components["schemas"]["LeftOut"];

/** Something on a slide that was not found in the prompt. */
export type UnfoundedFact = components["schemas"]["UnfoundedFact"];

/** What to make a presentation of, and how it is to look. */
export type CreatePresentation = components["schemas"]["CreatePresentation"];

/** An outline as it was written for a prompt, and what became of the prompt. */
export type ComposedOutline = components["schemas"]["ComposedOutline"];

/** Some of the caller's presentations, the newest first. */
export type PresentationPage = components["schemas"]["PresentationPage"];

/** A presentation in the list of the caller's own. */
export type ListedPresentation = components["schemas"]["ListedPresentation"];

/** The outlines that a presentation has had. */
export type PresentationVersions = components["schemas"]["PresentationVersions"];

/** An outline that a presentation has, or has had. */
export type PresentationVersion = components["schemas"]["PresentationVersion"];

/** Which slide to draw, and how it is to look. */
export type DrawOutline = components["schemas"]["DrawOutline"];

/**
 * What a deck says: no coordinates, no file format. A text is one line, without control characters, unless its
 * description says otherwise; lengths are in characters (Unicode code points).
 */
export type Outline = components["schemas"]["Outline"];

/** One slide: what it says, not how it looks. Its `kind` says which fields it has. */
export type OutlineSlide = components["schemas"]["OutlineSlide"];

/** A wish for a deck's looks; what is left out is free. */
export type DesignWish = components["schemas"]["DesignWish"];

/** A stretch of text with one look. */
export type TextRun = components["schemas"]["TextRun"];

/** The text of one paragraph, at most 2000 characters; it says something. */
export type RichText = components["schemas"]["RichText"];

/** How something stands: a state, which is drawn, and the word that is read. */
export type Status = components["schemas"]["Status"];

/** How something stands; drawn as a shape of its own for each. */
export type StatusState = components["schemas"]["StatusState"];

/** A number, to be drawn in proportion, and how it is shown. */
export type Amount = components["schemas"]["Amount"];

/** What amounts sum up to, and what it is called. */
export type Total = components["schemas"]["Total"];

/** One point of a list, with points of its own below it: three levels at most. */
export type BulletItem = components["schemas"]["BulletItem"];

/** A point below a point. */
export type BulletItemLevel2 = components["schemas"]["BulletItemLevel2"];

/** A point on the last level. */
export type BulletItemLevel3 = components["schemas"]["BulletItemLevel3"];

/** The cover. */
export type TitleSlide = components["schemas"]["TitleSlide"];

/** The parts of the deck, in order. */
export type AgendaSlide = components["schemas"]["AgendaSlide"];

/** One part of the deck, as the agenda names it. */
export type AgendaEntry = components["schemas"]["AgendaEntry"];

/** Opens a part of the deck; the slides up to the next section belong to it. */
export type SectionSlide = components["schemas"]["SectionSlide"];

/** A list of points. */
export type BulletsSlide = components["schemas"]["BulletsSlide"];

/** Two to four lists side by side. */
export type ColumnsSlide = components["schemas"]["ColumnsSlide"];

/** One of the lists that stand side by side. */
export type Column = components["schemas"]["Column"];

/** Two to four options, what speaks for each and what against it. */
export type ComparisonSlide = components["schemas"]["ComparisonSlide"];

/** One of the options that are compared. */
export type ComparisonOption = components["schemas"]["ComparisonOption"];

/** A point for (`plus`) or against (`minus`) an option, or a plain one. */
export type ComparisonPoint = components["schemas"]["ComparisonPoint"];

/** Rows and columns. */
export type TableSlide = components["schemas"]["TableSlide"];

/** The head of a column. */
export type TableColumn = components["schemas"]["TableColumn"];

/** A row. */
export type TableRow = components["schemas"]["TableRow"];

/** The text of a cell, at most 400 characters; an empty list where the cell is empty. */
export type TableCell = components["schemas"]["TableCell"];

/** Numbers as a picture that stays editable. */
export type ChartSlide = components["schemas"]["ChartSlide"];

/** Series of numbers over the same categories. */
export type Chart = components["schemas"]["Chart"];

/** One number for each category; null where there is none. */
export type ChartSeries = components["schemas"]["ChartSeries"];

/** A value that was aimed at, and what it is called. */
export type ChartTarget = components["schemas"]["ChartTarget"];

/** Dated events in the order of time. */
export type TimelineSlide = components["schemas"]["TimelineSlide"];

/** What happened, or will, and when, in the words of the text: `28 August 1850`, `Q3`. */
export type TimelineEvent = components["schemas"]["TimelineEvent"];

/** Steps that follow on each other. */
export type ProcessSlide = components["schemas"]["ProcessSlide"];

/** One step; its title begins with what is done. */
export type ProcessStep = components["schemas"]["ProcessStep"];

/** One figure that owns the page, or a row of up to four. */
export type NumbersSlide = components["schemas"]["NumbersSlide"];

/** A figure with its unit, as it is shown. */
export type Figure = components["schemas"]["Figure"];

/** So many of so many: 7 of 10. */
export type Share = components["schemas"]["Share"];

/** What a figure is held against: the year before, the target, the whole. */
export type Reference = components["schemas"]["Reference"];

/** How a figure came about, oldest value first. */
export type FigureSeries = components["schemas"]["FigureSeries"];

/** Somebody's own words. */
export type QuoteSlide = components["schemas"]["QuoteSlide"];

/** One sentence that owns the page: the title. */
export type StatementSlide = components["schemas"]["StatementSlide"];

/** Two to twelve things of equal weight. */
export type CardsSlide = components["schemas"]["CardsSlide"];

/** One of the things, in a heading and a few lines. */
export type Card = components["schemas"]["Card"];

/** Questions and steps, and which way leads from each to the next. */
export type FlowSlide = components["schemas"]["FlowSlide"];

/** Something to answer, to do, or where it ends. */
export type FlowNode = components["schemas"]["FlowNode"];

/** The way from one node to another, or back to one before it. */
export type FlowEdge = components["schemas"]["FlowEdge"];

/** What is part of what, or reports to whom: a tree. */
export type HierarchySlide = components["schemas"]["HierarchySlide"];

/** A person, unit or part, with those below it: five levels and 80 nodes at most. */
export type HierarchyNode = components["schemas"]["HierarchyNode"];

/** One on level 2, with those below it. */
export type HierarchyNodeLevel2 = components["schemas"]["HierarchyNodeLevel2"];

/** One on level 3, with those below it. */
export type HierarchyNodeLevel3 = components["schemas"]["HierarchyNodeLevel3"];

/** One on level 4, with those below it. */
export type HierarchyNodeLevel4 = components["schemas"]["HierarchyNodeLevel4"];

/** One on level 5, the last. */
export type HierarchyNodeLevel5 = components["schemas"]["HierarchyNodeLevel5"];

/** Two by two: four fields with points in them, things placed by two measures, or both; one of the two at least. */
export type MatrixSlide = components["schemas"]["MatrixSlide"];

/** One of the four fields. */
export type MatrixQuadrant = components["schemas"]["MatrixQuadrant"];

/** What is measured along an edge, and what its ends are called. */
export type MatrixAxis = components["schemas"]["MatrixAxis"];

/** A thing by its place on both axes, each from 0, the low end, to 1. */
export type MatrixItem = components["schemas"]["MatrixItem"];

/** Work over time: a bar for each piece of it. */
export type PlanSlide = components["schemas"]["PlanSlide"];

/**
 * A piece of work. Times count in periods: 0 is where the first begins, 1 where it ends, 2.5 the middle of the
 * third.
 */
export type PlanRow = components["schemas"]["PlanRow"];

/** Something that is reached at a time, in periods. */
export type Milestone = components["schemas"]["Milestone"];

/** Lines of a program or commands, unchanged. */
export type CodeSlide = components["schemas"]["CodeSlide"];

/** The last slide: takeaways or next steps, and whom to ask. */
export type ClosingSlide = components["schemas"]["ClosingSlide"];

/** What is to be done, by whom and by when. */
export type NextStep = components["schemas"]["NextStep"];

/** A custom template that the caller has uploaded. */
export type Template = components["schemas"]["Template"];

/** A custom template, what it is called and what it offers. */
export type TemplateDetails = components["schemas"]["TemplateDetails"];

/**
 * What went wrong, as a stable word for programs. Codes may be added: treat one that you do not know by its status.
 * "Again" says whether the same request may go well later.
 *
 * | code | status | again | what is wrong |
 * | --- | --- | --- | --- |
 * | `invalid_request` | 400, 408, 431 | no | The request is not as the contract says; `errors` names the places. |
 * | `malformed_json` | 400 | no | The body is not JSON in UTF-8. |
 * | `prompt_unusable` | 400 | no | The prompt holds nothing that a presentation can be made from. |
 * | `generation_failed` | 400 | no | No presentation could be made from this prompt in this template. |
 * | `model_failed` | 400 | yes | The language model that was asked gave no presentation. |
 * | `model_timeout` | 400 | yes | The language model that was asked was not ready in time. |
 * | `idempotency_key_reused` | 400 | no | The Idempotency-Key came before with another body. |
 * | `template_unusable` | 400 | no | The uploaded file cannot serve as a template. |
 * | `unauthorized` | 401 | no | The token is missing or not valid. |
 * | `presentation_not_found` | 404, 400 | no | The caller has no such presentation. |
 * | `template_not_found` | 404, 400 | no | The caller has no such template. |
 * | `report_not_found` | 404 | no | The presentation is older than reports. |
 * | `slide_not_found` | 404 | no | The presentation has no slide with this number. |
 * | `outline_not_found` | 404 | no | The presentation is older than outlines, or has no such version. |
 * | `route_not_found` | 404 | no | There is nothing at this address. |
 * | `method_not_allowed` | 405 | no | The address does not take this method; the header `Allow` names those that it takes. |
 * | `precondition_failed` | 412 | no | The outline was changed since it was read: `If-Match` names another one. |
 * | `precondition_required` | 428 | no | The operation wants `If-Match`. |
 * | `payload_too_large` | 413 | no | The body is larger than the service takes. |
 * | `unsupported_media_type` | 415 | no | The operation does not take this media type. |
 * | `quota_exceeded` | 403 | no | You keep as much as you may: delete some. Where time makes room, `Retry-After` says when. |
 * | `rate_limited` | 429 | yes | Too many requests with this key; `Retry-After` says when to come again. |
 * | `internal_error` | 500 | yes | A fault of the service, which is in its log under `instance`. |
 * | `unavailable` | 503 | yes | The service has no room now; `Retry-After` says when to come again. |
 */
export type ProblemCode = components["schemas"]["ProblemCode"];

/** An error (RFC 9457). */
export type Problem = components["schemas"]["Problem"];
