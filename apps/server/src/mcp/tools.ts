// What an assistant can do. It is the model: it writes the outline, and what is wrong with it comes back to be mended.
import type { DesignWish, OutlineFinding } from "@lectern/deck";
import {
  createLooseSlideSchema,
  describeKinds,
  describeSlideRules,
  iconNames,
  writeSlideFields,
} from "@lectern/model-author/outline-form";
import { looks } from "@lectern/theme";
import type { PictureType } from "../work/picture-type.ts";
import {
  type ArgumentSchema,
  type Arguments,
  type ArgumentsSchema,
  findArgumentFaults,
  takes,
} from "./arguments.ts";
import { type Decks, type DeckWish, type LaidOut, type MadeDeck, RefusedError } from "./decks.ts";

/** What a tool answers: plain data, and whether something is to be mended first. */
export interface ToolAnswer {
  readonly isFault: boolean;
  readonly said: object;
  /** A page, where a picture of it was asked for. */
  readonly picture?: ToolPicture;
}

/** A picture, and what it is. */
export interface ToolPicture {
  readonly mediaType: PictureType;
  readonly bytes: Uint8Array;
}

/** One tool, as assistants are told of it. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: ArgumentsSchema;
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint?: boolean;
    readonly idempotentHint?: boolean;
    readonly openWorldHint: false;
  };
  /** Throws a RefusedError where it cannot be done. */
  call(given: Arguments, decks: Decks): Promise<ToolAnswer>;
}

/** Whether decks are files, which have names and may stand in each other's place. */
export interface ToolOptions {
  readonly hasFiles: boolean;
}

/** Returns every tool; a call of one with wrong arguments answers what is wrong. */
export function createTools(options: ToolOptions): readonly Tool[] {
  const tools = [
    createPresentation(options),
    changeSlides,
    readPresentation,
    readReport,
    describePage,
    listLooks,
    listTemplates,
  ];
  return tools.map((tool) => ({
    ...tool,
    async call(given, decks) {
      const faults = findArgumentFaults(given, tool.inputSchema);
      // What an outline lacks is told together with its other faults.
      return faults.length > 0 && tool.name !== "create_presentation"
        ? { isFault: true, said: { faults } }
        : tool.call(given, decks);
    },
  }));
}

const reads = { readOnlyHint: true, openWorldHint: false } as const;

const presentation: ArgumentSchema = {
  type: "string",
  description: "as create_presentation named it",
};

const slides = (description: string): ArgumentSchema => ({
  type: "array",
  description,
  items: createLooseSlideSchema(),
});

const outlineArguments = {
  title: { type: "string", maxLength: 120, description: "of the deck" },
  language: { type: "string", description: "of the slides, a BCP 47 tag: en, de-CH" },
  slides: slides("all slides in order, each with kind, title, the fields of its kind, and notes"),
} as const satisfies Readonly<Record<string, ArgumentSchema>>;

const wishArguments = {
  look: { type: "string", description: "a name of list_looks; left out: by content" },
  color: { type: "string", pattern: "^[0-9A-F]{6}$", description: "main colour, where one is wished" },
  mode: { type: "string", enum: ["light", "dark"] },
  template: { type: "string", description: "an id of list_templates, in place of a look" },
} as const satisfies Readonly<Record<string, ArgumentSchema>>;

const fileArguments = {
  file: { type: "string", description: "no folders; left out: made from the title" },
  overwrite: { type: "boolean", description: "true only where the user agreed to replace it" },
} as const satisfies Readonly<Record<string, ArgumentSchema>>;

function createPresentation({ hasFiles }: ToolOptions): Tool {
  const inputSchema = takes(outlineArguments, { ...wishArguments, ...(hasFiles && fileArguments) });
  return {
    name: "create_presentation",
    title: "Create a presentation",
    description: `Makes a PowerPoint deck (native, editable) of an outline that you write, and answers ${hasFiles ? "the file" : "links to it"} and advice. You choose content and kinds of slides; places, sizes and colours are Lectern's. A faulty outline makes no deck: each fault comes with its JSON pointer; mend all and send the whole outline again.

A slide is {kind, title≤130, notes?≤1200, …}. The kinds, {their fields} and what they are for; ? may be left out, ≤ is the most characters or entries:
${describeKinds({ hasLimits: true })}
icon is one of: ${iconNames.join(" ")}

Rules, where "the text" is what the user told or gave you:
${describeSlideRules()}`,
    inputSchema,
    annotations: { readOnlyHint: false, destructiveHint: hasFiles, openWorldHint: false },
    async call(given, decks) {
      const others = [...findArgumentFaults(given, inputSchema), ...findLookFaults(given)];
      const design = others.length === 0 ? toDesign(given) : undefined;
      const { title, language, slides: written } = given;
      const outline = await decks.readOutline({
        title,
        language,
        slides: written,
        ...(design && { design }),
      });
      const faults = [...outline.faults, ...others.filter((fault) => isNew(fault, outline.faults))];
      if (faults.length > 0 || outline.value === undefined) return notMade(faults, outline.advice);
      return made(await decks.create(outline.value, toWish(given)), outline.advice);
    },
  };
}

const changeSlides: Tool = {
  name: "change_slides",
  title: "Change slides",
  description:
    "Puts slides into the place of one of a deck and lays the deck out anew; name and links stay. Slides are written as in create_presentation. Several split the slide, an empty list drops it. Answers as create_presentation does.",
  inputSchema: takes({
    presentation,
    slide: {
      type: "integer",
      minimum: 1,
      description: "from 1 in the outline, not in pages",
    },
    slides: slides("what stands there then"),
  }),
  annotations: { readOnlyHint: false, destructiveHint: true, openWorldHint: false },
  async call(given, decks) {
    const id = String(given["presentation"]);
    const kept = await decks.read(id);
    const { outline } = kept;
    const place = Number(given["slide"]) - 1;
    if (outline.slides[place] === undefined) throw noSuch("slide", place + 1, outline.slides.length);
    const whole = await decks.readChange({ outline, place, slides: given["slides"] as readonly unknown[] });
    if (whole.value === undefined) return notMade(whole.faults, whole.advice);
    return made(await decks.change(id, whole.value, kept), whole.advice);
  },
};

const readPresentation: Tool = {
  name: "read_presentation",
  title: "Read a presentation",
  description: "Answers a deck's outline, its slides by number, to be written again.",
  inputSchema: takes({ presentation }),
  annotations: reads,
  async call(given, decks) {
    const { outline, template } = await decks.read(String(given["presentation"]));
    const { title, language, design } = outline;
    const numbered = outline.slides.map((slide, index) => ({
      slide: index + 1,
      content: writeSlideFields(slide),
    }));
    return said({
      title,
      language,
      ...design,
      ...(template !== undefined && { template }),
      slides: numbered,
    });
  },
};

const readReport: Tool = {
  name: "read_report",
  title: "Read a report",
  description:
    "Answers how a deck was laid out: look, pages with their slides, what could be better, and the service's report, if any.",
  inputSchema: takes({ presentation }),
  annotations: reads,
  async call(given, decks) {
    const id = String(given["presentation"]);
    const [laidOut, report] = [await decks.layOut(id), await decks.readReport(id)];
    const { slideCount, look, findings } = laidOut;
    const pages = laidOut.pages.map(({ page, slide, title }) => ({ page, slide, title }));
    return said({ pageCount: slideCount, look, pages, advice: findings, report });
  },
};

const describePage: Tool = {
  name: "describe_page",
  title: "Describe a page",
  description:
    'Answers what stands where on one page, in words: boxes as "at x%,y% width×height" of the page, sizes in points, lines, texts, what charts and pictures show.',
  inputSchema: takes(
    {
      presentation,
      page: { type: "integer", minimum: 1, description: "counted from 1; a slide may take several" },
    },
    {
      picture: {
        type: "string",
        enum: ["png", "svg"],
        description: "a picture of it, too: png to be looked at, svg to be read",
      },
    },
  ),
  annotations: reads,
  async call(given, decks) {
    const id = String(given["presentation"]);
    const { pages } = await decks.layOut(id);
    const number = Number(given["page"]);
    const page = pages[number - 1];
    if (page === undefined) throw noSuch("page", number, pages.length);
    if (given["picture"] === undefined) return said(page);
    const mediaType = given["picture"] === "png" ? "image/png" : "image/svg+xml";
    return { ...said(page), picture: { mediaType, bytes: await decks.draw(id, number, mediaType) } };
  },
};

const listLooks: Tool = {
  name: "list_looks",
  title: "List looks",
  description: "Answers the looks that a deck without a template can have, by name, and how they look.",
  inputSchema: takes({}),
  annotations: reads,
  async call() {
    return said({ looks: looks.map(({ name, description }) => ({ name, description })) });
  },
};

const listTemplates: Tool = {
  name: "list_templates",
  title: "List templates",
  description: "Answers the user's own templates. Take one where the user asks for their design.",
  inputSchema: takes({}),
  annotations: reads,
  async call(_given, decks) {
    return said({ templates: await decks.listTemplates() });
  },
};

function said(said: object): ToolAnswer {
  return { isFault: false, said };
}

function notMade(faults: readonly OutlineFinding[], advice: readonly OutlineFinding[]): ToolAnswer {
  const next = "Nothing was made. Mend every fault at its pointer and call again with everything.";
  return { isFault: true, said: { faults, ...(advice.length > 0 && { advice }), next } };
}

function made(
  { presentation: id, links, ...laidOut }: MadeDeck,
  advice: readonly OutlineFinding[],
): ToolAnswer {
  return said({
    presentation: id,
    ...links,
    ...toSummary(laidOut),
    advice: [...laidOut.findings, ...advice],
  });
}

function toSummary({ slideCount, look }: LaidOut) {
  return { pageCount: slideCount, ...(look !== undefined && { look }) };
}

function toDesign({ look, color, mode }: Arguments): DesignWish | undefined {
  const wished = Object.entries({ look, color, mode }).filter(([, value]) => value !== undefined);
  return wished.length === 0 ? undefined : (Object.fromEntries(wished) as DesignWish);
}

function findLookFaults({ look, template }: Arguments): readonly OutlineFinding[] {
  const names = looks.map(({ name }) => name);
  if (look !== undefined && template !== undefined)
    return [{ pointer: "/look", message: "expected none beside a template, which has its own" }];
  if (typeof look !== "string" || names.includes(look)) return [];
  return [{ pointer: "/look", message: `expected one of ${names.join(", ")}, got ${JSON.stringify(look)}` }];
}

function toWish({ template, file, overwrite }: Arguments): DeckWish {
  return {
    ...(typeof template === "string" && { template }),
    ...(typeof file === "string" && { file }),
    ...(overwrite === true && { overwrite }),
  };
}

function isNew({ pointer }: OutlineFinding, known: readonly OutlineFinding[]): boolean {
  return known.every((one) => one.pointer !== pointer && !one.pointer.startsWith(`${pointer}/`));
}

function noSuch(what: string, number: number, count: number): RefusedError {
  return new RefusedError(`Expected a ${what} from 1 to ${count}, got ${number}.`);
}
