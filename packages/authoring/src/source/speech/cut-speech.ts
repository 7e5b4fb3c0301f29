import type { Span } from "../unit.ts";

/** Words between two thoughts of somebody who dictates; a cut before them leaves both sides whole. */
const joints =
  /\s(?=(?:so(?=\s(?:they|we|he|she|it|there|the)\s)|um+|uh+|erm|oh and|oh|okay so|ok so|right so|and then|so then|then|also|anyway|by the way|whatever you do|and whatever you do|ähm?|also dann|und dann|ach ja|ach und|übrigens|euh|alors|et puis|ensuite|ah et|au fait|eh|bueno|y luego|luego|entonces|ah y|por cierto|então|né|depois|ah e|a propósito|allora|e poi|poi|ah e|comunque|ehm|en dan|o ja|trouwens|sen|och sen|förresten|og så|forresten|niin|sitten|no i|potem|a potem|aha i|no a|potom|a pak|pak|jo a|aztán|meg aztán|ja és|și apoi|apoi|ну|потом|а потом|кстати|э-э|потім|а потім|до речі|sonra|bir de|ha bir de|ee|και μετά|μετά|λοιπόν|no hang on|hang on|(?:no )?wait|(?:and |but |please )*(?:don['’]?t|do not|never) (?:put|show|mention|say|write|tell)|(?:und |aber )?(?:bitte )?nicht (?:auf|in) die|(?:und |aber )?bitte (?:nicht|kein)|(?:und )?mach(?:t)? (?:es|das|sie|bitte)|(?:et |mais )?(?:surtout |s'il te plaît )?ne (?:mets|mettez|montre|montrez|dis|dites|parle|parlez)|surtout pas|(?:y |pero )?(?:por favor )?no (?:pongas|pongan|pongáis|digas|menciones|muestres)|(?:e |ma )?(?:per favore )?non (?:mettere|dire|mostrare|scrivere)|(?:e |mas )?(?:por favor )?não (?:coloca|coloque|põe|fala|fale|mostra|mostre)|(?:en |maar )?(?:alsjeblieft )?niet (?:op|in) de|(?:a |ale )?nie (?:pisz|pokazuj|wspominaj)|(?:и |а |но )?не (?:пиши|показывай|говори|упоминай))\s)/giu;
const shortestSpeech = 180;
const shortestPiece = 28;

/** Returns where a sentence of dictated words without stops is cut into thoughts; nothing for one that somebody wrote. */
export function cutSpeech(text: string, { start, end }: Span): readonly number[] {
  const words = text.slice(start, end);
  if (words.length < shortestSpeech) return [end];
  const stops = words.match(/[.,;:!?()]/gu)?.length ?? 0;
  if (stops * shortestSpeech > words.length) return [end];
  const cuts: number[] = [];
  let from = 0;
  for (const { index } of words.matchAll(joints)) {
    if (index - from < shortestPiece || words.length - index < shortestPiece) continue;
    cuts.push(start + index);
    from = index;
  }
  return [...cuts, end];
}
