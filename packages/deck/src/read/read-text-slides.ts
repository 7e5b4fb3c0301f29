import type { CodeSlide, QuoteSlide, SectionSlide, StatementSlide, TitleSlide } from "../outline/outline.ts";
import { outlineLimits } from "../outline/outline-limits.ts";
import { type OutlinePlace, readOptional } from "../outline/outline-place.ts";
import { readInnerHead, readPictured, readSlideHead } from "./read-slide-head.ts";
import { readCode, readEmphasis, readLine } from "./read-text.ts";

/** Reads a cover. */
export function readTitleSlide(slide: OutlinePlace): TitleSlide {
  return {
    kind: "title",
    ...readSlideHead(slide),
    ...readOptional(slide, "subtitle", readLine),
    ...readOptional(slide, "byline", readLine),
  };
}

/** Reads the opening of a part. */
export function readSectionSlide(slide: OutlinePlace): SectionSlide {
  return {
    kind: "section",
    ...readInnerHead(slide),
    ...readPictured(slide),
    ...readOptional(slide, "summary", readLine),
  };
}

/** Reads somebody's own words. */
export function readQuoteSlide(slide: OutlinePlace): QuoteSlide {
  return {
    kind: "quote",
    ...readInnerHead(slide),
    ...readPictured(slide),
    quotation: readLine(slide.at("quotation"), outlineLimits.quotation),
    ...readOptional(slide, "name", readPerson),
    ...readOptional(slide, "role", readPerson),
  };
}

/** Reads a sentence that owns the page. */
export function readStatementSlide(slide: OutlinePlace): StatementSlide {
  return {
    kind: "statement",
    ...readInnerHead(slide),
    ...readPictured(slide),
    ...readOptional(slide, "support", readLine),
    ...readOptional(slide, "emphasis", readEmphasis),
  };
}

/** Reads lines of a program. */
export function readCodeSlide(slide: OutlinePlace): CodeSlide {
  return {
    kind: "code",
    ...readInnerHead(slide),
    code: readCode(slide.at("code")),
    ...readOptional(slide, "codeLanguage", (name) => readLine(name, outlineLimits.codeLanguage)),
    ...readOptional(slide, "caption", readLine),
  };
}

function readPerson(place: OutlinePlace): string {
  return readLine(place, outlineLimits.person);
}
