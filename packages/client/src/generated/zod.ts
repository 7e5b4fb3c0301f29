// Generated from the contract (spec/openapi.yaml). Do not edit: change the contract and run `pnpm generate`.

import * as z from 'zod';

/**
 * What to generate.
 */
export const zGeneratePresentation = z.object({
    prompt: z.string().min(5).max(64000),
    templateId: z.string().optional()
});

/**
 * A generated presentation.
 */
export const zPresentation = z.object({
    id: z.string(),
    embed: z.url(),
    download: z.url()
});

/**
 * Where the embedded presentation is.
 */
export const zPresentationEmbed = z.object({
    location: z.url()
});

/**
 * What happens now; stages may be added. `queued`: it waits for a free place. `authoring`: the prompt becomes slides in words.
 * `template`, `layout`, `inspection`: they are laid out in the template, and the result is checked.
 * `writing`, `storing`: the file is written and kept.
 *
 */
export const zGenerationStage = z.string();

/**
 * How far the generation of a presentation is.
 */
export const zGenerationProgress = z.object({
    stage: zGenerationStage,
    message: z.string(),
    fraction: z.number().gte(0).lte(1)
});

/**
 * Who wrote a presentation; the same as the header `Lectern-Author` says.
 */
export const zReportAuthor = z.object({
    name: z.enum(['model', 'embedded']),
    reason: z.enum(['model_failed', 'model_timeout']).optional(),
    replaced: z.int().gte(0)
});

/**
 * How many slides the prompt asks for, its numbers as it gives them.
 */
export const zSlideCountAsked = z.object({
    bound: z.enum([
        'exactly',
        'about',
        'atLeast',
        'atMost',
        'range'
    ]),
    least: z.int().gte(1).optional(),
    most: z.int().gte(1).optional()
});

/**
 * A form that a slide may be asked to have; chart is one of any kind.
 */
export const zSlideForm = z.enum([
    'agenda',
    'chart',
    'line',
    'bar',
    'column',
    'pie',
    'table',
    'timeline',
    'process',
    'comparison',
    'quote',
    'statement',
    'numbers',
    'code'
]);

/**
 * What the prompt asks for, as it was understood: in its own words, and each left out where it says nothing.
 *
 */
export const zUnderstoodPrompt = z.object({
    topic: z.string().max(300).optional(),
    title: z.string().max(300).optional(),
    genre: z.string().max(300).optional(),
    audience: z.string().max(300).optional(),
    tone: z.string().max(300).optional(),
    occasion: z.string().max(300).optional(),
    language: z.string().max(35).optional(),
    minutes: z.number().gte(0).optional(),
    slideCount: zSlideCountAsked.optional(),
    parts: z.array(z.object({
        text: z.string().max(300),
        form: zSlideForm.optional()
    })).max(60),
    forms: z.array(zSlideForm).max(20),
    limits: z.object({
        words: z.int().gte(0).optional(),
        characters: z.int().gte(0).optional(),
        points: z.int().gte(0).optional()
    }).optional(),
    ending: z.string().max(300).optional(),
    excluded: z.array(z.string().max(300)).max(60),
    plan: z.array(z.object({
        first: z.int().gte(1),
        last: z.int().gte(1),
        title: z.string().max(300)
    })).max(160)
});

/**
 * Something of the prompt that stands on no slide.
 */
export const zLeftOut = z.object({
    text: z.string().max(300),
    where: z.enum(['notes', 'nowhere']),
    reason: z.string().max(300)
});

/**
 * Something on a slide that was not found in the prompt.
 */
export const zUnfoundedFact = z.object({
    slide: z.int().gte(1),
    text: z.string().max(300)
});

/**
 * What was understood, decided and left out on the way from the prompt to the presentation. Lists and texts that
 * are longer than they may be here are cut.
 *
 */
export const zPresentationReport = z.object({
    author: zReportAuthor,
    mode: z.enum([
        'document',
        'plan',
        'topic'
    ]),
    language: z.string().max(35),
    slideCount: z.int().gte(1),
    understood: zUnderstoodPrompt,
    decisions: z.array(z.string().max(600)).max(100),
    leftOut: z.array(zLeftOut).max(200),
    unfounded: z.array(zUnfoundedFact).max(200)
});

/**
 * A presentation in the list of the caller's own.
 */
export const zListedPresentation = z.object({
    id: z.string(),
    title: z.string(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    templateId: z.string().optional(),
    look: z.string().optional(),
    embed: z.url(),
    download: z.url()
});

/**
 * Some of the caller's presentations, the newest first.
 */
export const zPresentationPage = z.object({
    presentations: z.array(zListedPresentation).max(100),
    next: z.string().max(200).optional()
});

/**
 * An outline that a presentation has, or has had.
 */
export const zPresentationVersion = z.object({
    version: z.int().gte(1),
    createdAt: z.iso.datetime(),
    change: z.enum([
        'made',
        'content',
        'look'
    ]),
    look: z.string().optional()
});

/**
 * The outlines that a presentation has had.
 */
export const zPresentationVersions = z.object({
    versions: z.array(zPresentationVersion)
});

/**
 * A wish for a deck's looks; what is left out is free.
 */
export const zDesignWish = z.object({
    look: z.string().regex(/^[a-z]{2,24}$/).optional(),
    color: z.string().regex(/^[0-9A-F]{6}$/).optional(),
    mode: z.enum(['dark', 'light']).optional(),
    mood: z.enum([
        'formal',
        'playful',
        'technical',
        'energetic',
        'elegant'
    ]).optional()
});

/**
 * A stretch of text with one look.
 */
export const zTextRun = z.object({
    text: z.string().min(1).max(2000),
    bold: z.boolean().optional(),
    italic: z.boolean().optional(),
    code: z.boolean().optional(),
    href: z.string().min(1).max(2083).regex(/^[A-Za-z]+:/).optional()
});

/**
 * The text of one paragraph, at most 2000 characters; it says something.
 */
export const zRichText = z.array(zTextRun).min(1).max(200);

/**
 * How something stands; drawn as a shape of its own for each.
 */
export const zStatusState = z.enum([
    'good',
    'watch',
    'bad',
    'neutral'
]);

/**
 * How something stands: a state, which is drawn, and the word that is read.
 */
export const zStatus = z.object({
    state: zStatusState,
    word: z.string().min(1).max(60)
});

/**
 * A number, to be drawn in proportion, and how it is shown.
 */
export const zAmount = z.object({
    value: z.number().gte(-1000000000000000).lte(1000000000000000),
    shown: z.string().min(1).max(40)
});

/**
 * What amounts sum up to, and what it is called.
 */
export const zTotal = z.object({
    value: z.number().gte(-1000000000000000).lte(1000000000000000),
    shown: z.string().min(1).max(40),
    label: z.string().min(1).max(200)
});

/**
 * A point on the last level.
 */
export const zBulletItemLevel3 = z.object({
    lead: z.string().min(1).max(200).optional(),
    text: zRichText,
    status: zStatus.optional(),
    emphasis: z.literal('warning').optional()
});

/**
 * A point below a point.
 */
export const zBulletItemLevel2 = z.object({
    lead: z.string().min(1).max(200).optional(),
    text: zRichText,
    status: zStatus.optional(),
    emphasis: z.literal('warning').optional(),
    children: z.array(zBulletItemLevel3).min(1).max(30).optional()
});

/**
 * One point of a list, with points of its own below it: three levels at most.
 */
export const zBulletItem = z.object({
    lead: z.string().min(1).max(200).optional(),
    text: zRichText,
    amount: zAmount.optional(),
    status: zStatus.optional(),
    emphasis: z.literal('warning').optional(),
    children: z.array(zBulletItemLevel2).min(1).max(30).optional()
});

/**
 * The cover.
 */
export const zTitleSlide = z.object({
    kind: z.literal('title'),
    title: z.string().min(1).max(200),
    notes: z.string().max(100000).optional(),
    subtitle: z.string().min(1).max(400).optional(),
    byline: z.string().min(1).max(400).optional()
});

/**
 * One part of the deck, as the agenda names it.
 */
export const zAgendaEntry = z.object({
    title: z.string().min(1).max(200),
    summary: z.string().min(1).max(400).optional(),
    minutes: z.int().gte(1).lte(1440).optional(),
    ask: z.string().min(1).max(60).optional()
});

/**
 * The parts of the deck, in order.
 */
export const zAgendaSlide = z.object({
    kind: z.literal('agenda'),
    title: z.string().min(1).max(200),
    notes: z.string().max(100000).optional(),
    entries: z.array(zAgendaEntry).min(1).max(40)
});

/**
 * Opens a part of the deck; the slides up to the next section belong to it.
 */
export const zSectionSlide = z.object({
    kind: z.literal('section'),
    title: z.string().min(1).max(200),
    notes: z.string().max(100000).optional(),
    backup: z.boolean().optional(),
    summary: z.string().min(1).max(400).optional()
});

/**
 * A list of points.
 */
export const zBulletsSlide = z.object({
    kind: z.literal('bullets'),
    title: z.string().min(1).max(200),
    notes: z.string().max(100000).optional(),
    backup: z.boolean().optional(),
    items: z.array(zBulletItem).min(1).max(30),
    total: zTotal.optional(),
    takeaway: zRichText.optional(),
    source: z.string().min(1).max(400).optional()
});

/**
 * One of the lists that stand side by side.
 */
export const zColumn = z.object({
    heading: z.string().min(1).max(200).optional(),
    items: z.array(zBulletItem).min(1).max(30)
});

/**
 * Two to four lists side by side.
 */
export const zColumnsSlide = z.object({
    kind: z.literal('columns'),
    title: z.string().min(1).max(200),
    notes: z.string().max(100000).optional(),
    backup: z.boolean().optional(),
    columns: z.array(zColumn).min(2).max(4),
    takeaway: zRichText.optional()
});

/**
 * A point for (`plus`) or against (`minus`) an option, or a plain one.
 */
export const zComparisonPoint = z.object({
    sign: z.enum(['plus', 'minus']).optional(),
    text: zRichText
});

/**
 * One of the options that are compared.
 */
export const zComparisonOption = z.object({
    heading: z.string().min(1).max(200),
    points: z.array(zComparisonPoint).min(1).max(8),
    recommended: z.boolean().optional()
});

/**
 * Two to four options, what speaks for each and what against it.
 */
export const zComparisonSlide = z.object({
    kind: z.literal('comparison'),
    title: z.string().min(1).max(200),
    notes: z.string().max(100000).optional(),
    backup: z.boolean().optional(),
    options: z.array(zComparisonOption).min(2).max(4),
    takeaway: zRichText.optional()
});

/**
 * The head of a column.
 */
export const zTableColumn = z.object({
    heading: z.string().max(100),
    alignment: z.enum(['start', 'end']).optional()
});

/**
 * The text of a cell, at most 400 characters; an empty list where the cell is empty.
 */
export const zTableCell = z.array(zTextRun).max(200);

/**
 * A row.
 */
export const zTableRow = z.object({
    cells: z.array(zTableCell).min(1).max(12),
    role: z.enum(['total', 'highlight']).optional(),
    states: z.array(z.union([zStatusState, z.null()])).min(1).max(12).optional()
});

/**
 * Rows and columns.
 */
export const zTableSlide = z.object({
    kind: z.literal('table'),
    title: z.string().min(1).max(200),
    notes: z.string().max(100000).optional(),
    backup: z.boolean().optional(),
    columns: z.array(zTableColumn).min(1).max(12),
    rows: z.array(zTableRow).min(1).max(200),
    takeaway: zRichText.optional(),
    footnote: z.string().min(1).max(400).optional(),
    source: z.string().min(1).max(400).optional()
});

/**
 * One number for each category; null where there is none.
 */
export const zChartSeries = z.object({
    name: z.string().min(1).max(100),
    values: z.array(z.number().gte(-1000000000000000).lte(1000000000000000).nullable()).min(1).max(60),
    highlighted: z.boolean().optional(),
    unit: z.string().min(1).max(40).optional()
});

/**
 * A value that was aimed at, and what it is called.
 */
export const zChartTarget = z.object({
    value: z.number().gte(-1000000000000000).lte(1000000000000000),
    label: z.string().min(1).max(100)
});

/**
 * Series of numbers over the same categories.
 */
export const zChart = z.object({
    form: z.enum([
        'bar',
        'column',
        'stackedBar',
        'stackedColumn',
        'line',
        'pie',
        'doughnut'
    ]),
    categories: z.array(z.string().min(1).max(100)).min(1).max(60),
    series: z.array(zChartSeries).min(1).max(8),
    unit: z.string().min(1).max(40).optional(),
    decimals: z.int().gte(0).lte(6).optional(),
    highlightedCategory: z.int().gte(0).lte(59).optional(),
    targets: z.array(zChartTarget).min(1).max(4).optional(),
    plannedFrom: z.int().gte(0).lte(59).optional(),
    plannedLabel: z.string().min(1).max(100).optional()
});

/**
 * Numbers as a picture that stays editable.
 */
export const zChartSlide = z.object({
    kind: z.literal('chart'),
    title: z.string().min(1).max(200),
    notes: z.string().max(100000).optional(),
    backup: z.boolean().optional(),
    chart: zChart,
    reading: zRichText.optional(),
    source: z.string().min(1).max(400).optional()
});

/**
 * What happened, or will, and when, in the words of the text: `28 August 1850`, `Q3`.
 */
export const zTimelineEvent = z.object({
    date: z.string().min(1).max(80),
    title: z.string().min(1).max(200),
    text: z.string().min(1).max(400).optional(),
    highlighted: z.boolean().optional()
});

/**
 * Dated events in the order of time.
 */
export const zTimelineSlide = z.object({
    kind: z.literal('timeline'),
    title: z.string().min(1).max(200),
    notes: z.string().max(100000).optional(),
    backup: z.boolean().optional(),
    events: z.array(zTimelineEvent).min(2).max(40),
    takeaway: zRichText.optional()
});

/**
 * One step; its title begins with what is done.
 */
export const zProcessStep = z.object({
    title: z.string().min(1).max(200),
    text: z.string().min(1).max(400).optional()
});

/**
 * Steps that follow on each other.
 */
export const zProcessSlide = z.object({
    kind: z.literal('process'),
    title: z.string().min(1).max(200),
    notes: z.string().max(100000).optional(),
    backup: z.boolean().optional(),
    steps: z.array(zProcessStep).min(2).max(30),
    takeaway: zRichText.optional()
});

/**
 * So many of so many: 7 of 10.
 */
export const zShare = z.object({
    part: z.number().gte(0).lte(1000000000000000),
    whole: z.number().gte(0).lte(1000000000000000),
    thing: z.string().min(1).max(60).optional()
});

/**
 * What a figure is held against: the year before, the target, the whole.
 */
export const zReference = z.object({
    label: z.string().min(1).max(200),
    value: z.number().gte(-1000000000000000).lte(1000000000000000),
    shown: z.string().min(1).max(40).optional(),
    role: z.enum([
        'was',
        'target',
        'total',
        'other'
    ]).optional()
});

/**
 * How a figure came about, oldest value first.
 */
export const zFigureSeries = z.object({
    label: z.string().min(1).max(200).optional(),
    values: z.array(z.number().gte(-1000000000000000).lte(1000000000000000)).min(2).max(60)
});

/**
 * A figure with its unit, as it is shown.
 */
export const zFigure = z.object({
    value: z.string().min(1).max(40),
    label: z.string().min(1).max(200),
    text: z.string().min(1).max(400).optional(),
    highlighted: z.boolean().optional(),
    amount: z.number().gte(-1000000000000000).lte(1000000000000000).optional(),
    share: zShare.optional(),
    references: z.array(zReference).min(1).max(6).optional(),
    series: zFigureSeries.optional(),
    status: zStatus.optional()
});

/**
 * One figure that owns the page, or a row of up to four.
 */
export const zNumbersSlide = z.object({
    kind: z.literal('numbers'),
    title: z.string().min(1).max(200),
    notes: z.string().max(100000).optional(),
    backup: z.boolean().optional(),
    figures: z.array(zFigure).min(1).max(4),
    takeaway: zRichText.optional(),
    source: z.string().min(1).max(400).optional()
});

/**
 * Somebody's own words.
 */
export const zQuoteSlide = z.object({
    kind: z.literal('quote'),
    title: z.string().min(1).max(200),
    notes: z.string().max(100000).optional(),
    backup: z.boolean().optional(),
    quotation: z.string().min(1).max(1000),
    name: z.string().min(1).max(200).optional(),
    role: z.string().min(1).max(200).optional()
});

/**
 * One sentence that owns the page: the title.
 */
export const zStatementSlide = z.object({
    kind: z.literal('statement'),
    title: z.string().min(1).max(200),
    notes: z.string().max(100000).optional(),
    backup: z.boolean().optional(),
    support: z.string().min(1).max(400).optional(),
    emphasis: z.literal('warning').optional()
});

/**
 * One of the things, in a heading and a few lines.
 */
export const zCard = z.object({
    heading: z.string().min(1).max(200),
    text: zRichText.optional(),
    icon: z.string().min(1).max(60).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/).optional(),
    value: z.string().min(1).max(40).optional(),
    status: zStatus.optional()
});

/**
 * Two to twelve things of equal weight.
 */
export const zCardsSlide = z.object({
    kind: z.literal('cards'),
    title: z.string().min(1).max(200),
    notes: z.string().max(100000).optional(),
    backup: z.boolean().optional(),
    cards: z.array(zCard).min(2).max(12),
    takeaway: zRichText.optional(),
    source: z.string().min(1).max(400).optional()
});

/**
 * The way from one node to another, or back to one before it.
 */
export const zFlowEdge = z.object({
    to: z.string().min(1).max(40),
    label: z.string().min(1).max(60).optional()
});

/**
 * Something to answer, to do, or where it ends.
 */
export const zFlowNode = z.object({
    id: z.string().min(1).max(40),
    form: z.enum([
        'question',
        'step',
        'end'
    ]),
    text: z.string().min(1).max(200),
    edges: z.array(zFlowEdge).max(5).optional()
});

/**
 * Questions and steps, and which way leads from each to the next.
 */
export const zFlowSlide = z.object({
    kind: z.literal('flow'),
    title: z.string().min(1).max(200),
    notes: z.string().max(100000).optional(),
    backup: z.boolean().optional(),
    nodes: z.array(zFlowNode).min(2).max(24),
    takeaway: zRichText.optional()
});

/**
 * One on level 5, the last.
 */
export const zHierarchyNodeLevel5 = z.object({
    name: z.string().min(1).max(200),
    text: z.string().min(1).max(200).optional(),
    amount: zAmount.optional(),
    highlighted: z.boolean().optional()
});

/**
 * One on level 4, with those below it.
 */
export const zHierarchyNodeLevel4 = z.object({
    name: z.string().min(1).max(200),
    text: z.string().min(1).max(200).optional(),
    amount: zAmount.optional(),
    highlighted: z.boolean().optional(),
    children: z.array(zHierarchyNodeLevel5).max(20).optional()
});

/**
 * One on level 3, with those below it.
 */
export const zHierarchyNodeLevel3 = z.object({
    name: z.string().min(1).max(200),
    text: z.string().min(1).max(200).optional(),
    amount: zAmount.optional(),
    highlighted: z.boolean().optional(),
    children: z.array(zHierarchyNodeLevel4).max(20).optional()
});

/**
 * One on level 2, with those below it.
 */
export const zHierarchyNodeLevel2 = z.object({
    name: z.string().min(1).max(200),
    text: z.string().min(1).max(200).optional(),
    amount: zAmount.optional(),
    highlighted: z.boolean().optional(),
    children: z.array(zHierarchyNodeLevel3).max(20).optional()
});

/**
 * A person, unit or part, with those below it: five levels and 80 nodes at most.
 */
export const zHierarchyNode = z.object({
    name: z.string().min(1).max(200),
    text: z.string().min(1).max(200).optional(),
    amount: zAmount.optional(),
    highlighted: z.boolean().optional(),
    children: z.array(zHierarchyNodeLevel2).max(20).optional()
});

/**
 * What is part of what, or reports to whom: a tree.
 */
export const zHierarchySlide = z.object({
    kind: z.literal('hierarchy'),
    title: z.string().min(1).max(200),
    notes: z.string().max(100000).optional(),
    backup: z.boolean().optional(),
    root: zHierarchyNode,
    takeaway: zRichText.optional()
});

/**
 * One of the four fields.
 */
export const zMatrixQuadrant = z.object({
    heading: z.string().min(1).max(200),
    points: z.array(zBulletItem).min(1).max(30).optional(),
    highlighted: z.boolean().optional()
});

/**
 * What is measured along an edge, and what its ends are called.
 */
export const zMatrixAxis = z.object({
    name: z.string().min(1).max(60),
    low: z.string().min(1).max(60).optional(),
    high: z.string().min(1).max(60).optional()
});

/**
 * A thing by its place on both axes, each from 0, the low end, to 1.
 */
export const zMatrixItem = z.object({
    label: z.string().min(1).max(100),
    x: z.number().gte(0).lte(1),
    y: z.number().gte(0).lte(1),
    size: z.number().gte(0).lte(1000000000000000).optional(),
    highlighted: z.boolean().optional()
});

/**
 * Two by two: four fields with points in them, things placed by two measures, or both; one of the two at least.
 *
 */
export const zMatrixSlide = z.object({
    kind: z.literal('matrix'),
    title: z.string().min(1).max(200),
    notes: z.string().max(100000).optional(),
    backup: z.boolean().optional(),
    quadrants: z.tuple([
        zMatrixQuadrant,
        zMatrixQuadrant,
        zMatrixQuadrant,
        zMatrixQuadrant
    ]).optional(),
    horizontal: zMatrixAxis.optional(),
    vertical: zMatrixAxis.optional(),
    items: z.array(zMatrixItem).min(1).max(20).optional(),
    takeaway: zRichText.optional()
});

/**
 * Something that is reached at a time, in periods.
 */
export const zMilestone = z.object({
    at: z.number().gte(0).lte(60),
    label: z.string().min(1).max(200)
});

/**
 * A piece of work. Times count in periods: 0 is where the first begins, 1 where it ends, 2.5 the middle of the
 * third.
 *
 */
export const zPlanRow = z.object({
    label: z.string().min(1).max(200),
    start: z.number().gte(0).lte(60),
    end: z.number().gte(0).lte(60),
    dates: z.string().min(1).max(80).optional(),
    owner: z.string().min(1).max(200).optional(),
    done: z.number().gte(0).lte(1).optional(),
    milestones: z.array(zMilestone).max(6).optional(),
    highlighted: z.boolean().optional()
});

/**
 * Work over time: a bar for each piece of it.
 */
export const zPlanSlide = z.object({
    kind: z.literal('plan'),
    title: z.string().min(1).max(200),
    notes: z.string().max(100000).optional(),
    backup: z.boolean().optional(),
    periods: z.array(z.string().min(1).max(40)).min(1).max(60),
    rows: z.array(zPlanRow).min(1).max(40),
    takeaway: zRichText.optional()
});

/**
 * Lines of a program or commands, unchanged.
 */
export const zCodeSlide = z.object({
    kind: z.literal('code'),
    title: z.string().min(1).max(200),
    notes: z.string().max(100000).optional(),
    backup: z.boolean().optional(),
    code: z.string().min(1).max(40000),
    codeLanguage: z.string().min(1).max(60).optional(),
    caption: z.string().min(1).max(400).optional()
});

/**
 * What is to be done, by whom and by when.
 */
export const zNextStep = z.object({
    action: z.string().min(1).max(400),
    owner: z.string().min(1).max(200).optional(),
    date: z.string().min(1).max(80).optional(),
    effect: z.string().min(1).max(400).optional()
});

/**
 * The last slide: takeaways or next steps, and whom to ask.
 */
export const zClosingSlide = z.object({
    kind: z.literal('closing'),
    title: z.string().min(1).max(200),
    notes: z.string().max(100000).optional(),
    items: z.array(zBulletItem).min(1).max(30).optional(),
    nextSteps: z.array(zNextStep).min(1).max(20).optional(),
    contact: z.string().min(1).max(400).optional()
});

/**
 * One slide: what it says, not how it looks. Its `kind` says which fields it has.
 */
export const zOutlineSlide = z.discriminatedUnion('kind', [
    zTitleSlide,
    zAgendaSlide,
    zSectionSlide,
    zBulletsSlide,
    zColumnsSlide,
    zComparisonSlide,
    zTableSlide,
    zChartSlide,
    zTimelineSlide,
    zProcessSlide,
    zNumbersSlide,
    zQuoteSlide,
    zStatementSlide,
    zCardsSlide,
    zFlowSlide,
    zHierarchySlide,
    zMatrixSlide,
    zPlanSlide,
    zCodeSlide,
    zClosingSlide
]);

/**
 * What a deck says: no coordinates, no file format. A text is one line, without control characters, unless its
 * description says otherwise; lengths are in characters (Unicode code points).
 *
 */
export const zOutline = z.object({
    title: z.string().min(1).max(200),
    language: z.string().min(2),
    direction: z.enum(['ltr', 'rtl']),
    slides: z.array(zOutlineSlide).min(1).max(200),
    design: zDesignWish.optional()
});

/**
 * What to make a presentation of, and how it is to look.
 */
export const zCreatePresentation = z.object({
    outline: zOutline,
    templateId: z.string().optional(),
    look: z.string().regex(/^[a-z]{2,24}$/).optional()
});

/**
 * An outline as it was written for a prompt, and what became of the prompt.
 */
export const zComposedOutline = z.object({
    outline: zOutline,
    report: zPresentationReport
});

/**
 * Which slide to draw, and how it is to look.
 */
export const zDrawOutline = z.object({
    outline: zOutline,
    templateId: z.string().optional(),
    look: z.string().regex(/^[a-z]{2,24}$/).optional(),
    slideNumber: z.int().gte(1).lte(10000).optional()
});

/**
 * A custom template that the caller has uploaded.
 */
export const zTemplate = z.object({
    id: z.string(),
    createdAt: z.iso.datetime()
});

/**
 * A custom template, what it is called and what it offers.
 */
export const zTemplateDetails = z.object({
    id: z.string(),
    createdAt: z.iso.datetime(),
    name: z.string(),
    pageSize: z.object({
        width: z.number().gt(0),
        height: z.number().gt(0)
    }),
    layouts: z.array(z.object({
        name: z.string()
    }))
});

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
 *
 */
export const zProblemCode = z.string();

/**
 * An error (RFC 9457).
 */
export const zProblem = z.object({
    type: z.url(),
    title: z.string(),
    status: z.int().gte(400).lte(599),
    detail: z.string().optional(),
    instance: z.url().optional(),
    code: zProblemCode,
    errors: z.array(z.object({
        pointer: z.string(),
        message: z.string()
    })).optional()
});

/**
 * One event of a generation.
 */
export const zGenerationEvent = z.union([
    z.object({
        event: z.literal('progress'),
        data: zGenerationProgress
    }),
    z.object({
        event: z.literal('presentation'),
        data: zPresentation
    }),
    z.object({
        event: z.literal('problem'),
        data: zProblem
    })
]);

/**
 * The server-sent events of a generation: any number of `progress`, then one `presentation` or one `problem`,
 * then the end. Each is written as a line `event:` and a line `data:` with JSON. Comments (`: …`) come when there
 * is nothing to tell; events of other names may be added and can be ignored.
 *
 * Sent to a caller that names `text/event-stream` in `Accept`, and prefers it to `application/json` by a higher
 * `q` or by naming it first.
 *
 */
export const zGenerationEvents = z.array(zGenerationEvent);
