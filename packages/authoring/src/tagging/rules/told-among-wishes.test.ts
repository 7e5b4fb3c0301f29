import { describe, expect, it } from "vitest";
import { readSource } from "../../source/read-source.ts";
import { tagUnits } from "../tag-units.ts";

function shownOf(prompt: string): readonly string[] {
  return tagUnits(readSource(prompt)).flatMap(({ place, text }) => (place === "slide" ? [text] : []));
}

describe("what is told among wishes", () => {
  it("is shown where it begins small, or follows a list of parts", () => {
    const deck = "Make me a slide deck for new volunteers. Sections: 1) who we are 2) a shift 3) privacy.";
    expect(shownOf(`${deck} Shifts are 3 hours. friendly tone, not more than 10 slides pls`)).toEqual([
      "Shifts are 3 hours.",
    ]);
    expect(
      shownOf("6 slides for the AGM. Please cover: money, rent and votes. the vote is by show of 40 hands"),
    ).toEqual(["the vote is by show of 40 hands"]);
  });

  it("is none that asks", () => {
    const prompt =
      "Make slides about bees. max 20 words per slide. for 25 parents please. keep it to 5 slides";
    expect(shownOf(prompt)).toEqual([]);
  });

  it("is shown behind a time of day or a limit, with what leads on to it", () => {
    const prompt =
      "can you make 8 slides max. it's sat 5 june at the barn, lunch 12.30, photos 2.15. there are 80 guests";
    expect(shownOf(prompt).join(" ")).toBe(
      "it's sat 5 june at the barn, lunch 12.30, photos 2.15. there are 80 guests",
    );
    const offers =
      "preciso de uns slides sobre a caldeira. é de 1991 e parou 12 vezes no ano passado. temos duas ofertas:";
    expect(shownOf(`${offers} a Norte cobra R$ 8.000; a Sul cobra R$ 9.500.`)[0]).toContain("12 vezes");
  });

  it("are the steps behind the name of a planned slide", () => {
    const steps = "1. the owner invites 2. guests confirm 3. a code arrives";
    const prompt = `Slide 1: Garden keys\nSlide 2: How sharing works - ${steps}\nSlide 3: Dates: 3 May, 9 June`;
    expect(shownOf(prompt)).toContain(steps);
  });

  it("is an appointment on the last line of notes, and words of persons hint at no secret", () => {
    const notes =
      "Notas del coro - cierre 2025\n\ningresos: cuotas 2.340, lotería 725\ngastos: sala 900, partituras 410";
    expect(shownOf(`${notes}\nasamblea 24 enero 18:00 casa de cultura`)).toContain(
      "asamblea 24 enero 18:00 casa de cultura",
    );
    const drivers =
      "Zrób proszę prezentację dla nowych kierowców, 6 slajdów. Zgłoś się u dyspozytora 20 minut przed odjazdem.";
    const call = "Przy awarii dzwonisz pod 555 0142, dyżur ma pan Wierzbicki, w weekendy pani Sulima.";
    expect(shownOf(`${drivers} ${call}`)).toContain(call);
  });
});
