import { describe, expect, it } from "vitest";
import { holdsSpeech, writeOutSpeech } from "./write-out-speech.ts";

describe("writeOutSpeech", () => {
  it.each([
    [
      "en",
      "so the thing is we opened the shop in 2011 with two ovens then in 2014 we took the flat above and in 2019 we bought the van and now there are nine of us on the payroll",
      "We opened the shop in 2011 with two ovens. Then in 2014 we took the flat above. In 2019 we bought the van. Now there are nine of us on the payroll.",
    ],
    [
      "de",
      "wir haben 2011 mit zwei Öfen angefangen und dann haben wir die Wohnung oben dazugenommen und jetzt sind wir neun Leute im Betrieb und wir suchen noch jemanden für den Verkauf am Samstag",
      "Wir haben 2011 mit zwei Öfen angefangen. Dann haben wir die Wohnung oben dazugenommen. Jetzt sind wir neun Leute im Betrieb. Wir suchen noch jemanden für den Verkauf am Samstag.",
    ],
    [
      "en",
      "check the feet of the ladder and the rungs before you go up new line lean it one in four against something that holds new line use the tower for anything above nine metres",
      "Check the feet of the ladder and the rungs before you go up. Lean it one in four against something that holds. Use the tower for anything above nine metres.",
    ],
    [
      "en",
      "okay so um I need six slides on the old pier for the harbour board the pier was built in nineteen eleven and every repair costs about three hundred and fifty pounds oh and finish with the vote on the twenty second of march thanks bye",
      "I need six slides on the old pier for the harbour board. The pier was built in 1911. Every repair costs about 350 pounds. Finish with the vote on 22 March.",
    ],
    [
      "es",
      "hola bueno necesito seis diapositivas sobre el taller de bicicletas del barrio abrimos hace once años en la calle Mayor y facturamos doscientos diez mil euros el año pasado gracias un saludo",
      "Necesito seis diapositivas sobre el taller de bicicletas del barrio. Abrimos hace 11 años en la calle Mayor. Facturamos 210.000 euros el año pasado.",
    ],
    [
      "nl",
      "eh ja maak even een presentatie voor de teamleiders over het ziekteverzuim op de veiling we zitten nu op acht komma drie procent en vorig jaar was het minder de nieuwe stapelhulp komt in maart",
      "Maak even een presentatie voor de teamleiders over het ziekteverzuim op de veiling. We zitten nu op 8,3 procent en vorig jaar was het minder. De nieuwe stapelhulp komt in maart.",
    ],
  ])("sets the marks in %s speech, and its numbers in figures", (language, text, want) => {
    expect(writeOutSpeech(text, language)).toBe(want);
  });

  it("leaves an order to be silent in one sentence with what it is about", () => {
    const text =
      "we had forty plots let this year and the water bill went up because of the leak don't put this on the slides but the committee is thinking of taking plot twelve away from somebody it was never dug";
    expect(writeOutSpeech(text, "en")).toContain(
      "Don't put this on the slides but the committee is thinking of taking plot 12 away from somebody.",
    );
  });

  it.each([
    "We opened in 2011 and then we took the flat above.",
    "When the bakery opened in 2011, it had two ovens, four people and a debt of 80,000 euros; then, in 2014, the flat above was taken, and in 2019, after a long search, the van was bought.",
    "The scheduling of all two hundred and thirty visits a day is done by four coordinators on spreadsheets and by telephone and we accompanied them for nine days in February and read six months of data.",
    "start dictation make four slides on how we sort waste for stallholders full stop new slide three bins next point green is for peel comma leaves and coffee grounds next point blue is for cardboard",
    "Jan 1200 Feb 1500 Mar 1700",
  ])("leaves %j", (text) => {
    expect(writeOutSpeech(text, "en")).toBe(text);
    expect(holdsSpeech(text)).toBe(false);
  });
});
