import type { BulletItem, MatrixQuadrant } from "@lectern/deck";
import { type Exhibit, scores } from "../../exhibits.ts";

/** What the four fields of a SWOT analysis are headed with, in the order in which they stand: within and without, good and bad. */
const fields: readonly RegExp[] = [
  /^(?:strengths?|stärken?|forces?|points forts|atouts|fortalezas|puntos fuertes|punti di forza|forças|pontos fortes|sterktes|sterke punten|mocne strony|styrkor|styrker|сильные стороны|优势|優勢|強み|강점|(?:نقاط )?القوة)$/iu,
  /^(?:weaknesses|weakness|schwächen?|faiblesses?|points faibles|debilidades|puntos débiles|punti di debolezza|debolezze|fraquezas|pontos fracos|zwaktes|zwakke punten|słabe strony|svagheter|svakheter|svagheder|слабые стороны|劣势|劣勢|弱み|약점|(?:نقاط )?الضعف)$/iu,
  /^(?:opportunities|opportunity|chancen?|opportunités?|oportunidades|opportunità|kansen|szanse|möjligheter|muligheter|muligheder|возможности|机会|機會|機会|기회|الفرص)$/iu,
  /^(?:threats?|bedrohungen|gefahren|risiken|menaces|amenazas|minacce|ameaças|bedreigingen|zagrożenia|hot|trusler|угрозы|威胁|威脅|脅威|위협|التهديدات)$/iu,
];

/** A heading and the points below it. */
export interface HeadedPoints {
  readonly heading: string;
  readonly points: readonly BulletItem[];
}

const mostPoints = 8;

/** Returns the matrix of four headed lists that are strengths, weaknesses, opportunities and threats, in whatever order. */
export function createSwot(parts: readonly HeadedPoints[]): Exhibit | undefined {
  if (parts.length !== fields.length) return undefined;
  const quadrants = fields.flatMap((field): readonly MatrixQuadrant[] => {
    const part = parts.find(({ heading }) => field.test(bare(heading)));
    if (part === undefined || part.points.length === 0 || part.points.length > mostPoints) return [];
    return [{ heading: bare(part.heading), points: part.points }];
  });
  if (quadrants.length < fields.length) return undefined;
  return { body: { kind: "matrix", quadrants }, score: scores.setOut };
}

/** Says whether a heading may be one of the four. */
export function isSwotHeading(heading: string): boolean {
  return fields.some((field) => field.test(bare(heading)));
}

function bare(heading: string): string {
  return heading
    .slice(0, 60)
    .replace(/\s?[:\uFF1A]$/u, "")
    .replace(/\s?[(\uFF08][^()]{1,20}[)\uFF09]$/u, "")
    .trim();
}
