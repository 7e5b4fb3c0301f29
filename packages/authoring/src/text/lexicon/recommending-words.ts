import { compactPattern } from "../compact-pattern.ts";

const verbs = [
  "recommend(?:s|ed|ation|ing)?|prefer(?:s|red|ence)?|favou?rs?|in favou?r of|leans? (?:to|towards)|propos(?:es?|ed|al)|suggests?|backs?|empf(?:iehlt|ehlen|ohlen|ehlung)|bevorzug(?:en|t)?|favorisier(?:en|t)|vorzugsvariante|schl(?:ägt|agen) vor|stimm(?:t|en) für|plädier(?:t|en) für",
  "recommand(?:e|ons|é|ation)|préfèr(?:e|ent)|préférons|préconis(?:e|ons|ent)|propos(?:e|ons)|recomend(?:amos|a|ación|ado|ação|ado)|recomiend[ao]n?|prefier[eo]n?|preferimos|propon(?:e|emos|go)|raccomand(?:a|iamo|azione)|consigli(?:a|amo)|preferi(?:sce|amo|sco)|propon(?:iamo)?|prefer(?:e|em)|propõe",
  "aanbevelen|aanbeveling|bevelen?|adviseert|adviseren|voorkeur|rekommender(?:ar|as|er)|förordar|föredrar|anbefaler|foretrekker|foretrækker|suositt(?:elee|elemme)|zaleca(?:my)?|poleca(?:my)?|rekomenduje(?:my)?|doporučuj(?:e|eme)|odporúčame|javasol(?:ja|juk)|recomand(?:ă|ăm)|öner(?:iyor|iyoruz|ir)|προτείν(?:ει|ουμε)",
  "рекоменду(?:ет|ем|ю)|предлага(?:ет|ем)|склоняемся|рекоменду(?:є|ємо)|пропонує(?:мо)?|نوصي|توصي|نفضل|أفضل|أميل|نقترح|ממליצ(?:ים|ה)?|सिफ़ारिश|推荐|推薦|建议|建議|倾向|推奨|おすすめ|お勧め|추천|권장",
];
const recommending = compactPattern(`(?<![\\p{L}\\p{M}])(?:${verbs.join("|")})`, "giu");
const denying =
  /(?<![\p{L}\p{M}])(?:not|never|n[o']t|nobody|nicht|niemand|kein\p{L}{0,2}|ne|n['’]\p{L}+|pas|non|no|não|nunca|niet|inte|ikke|nie|ne\p{L}*|не|لا|ไม่|不)(?![\p{L}\p{M}])[^.!?]{0,24}$/iu;
const farthest = 48;

/**
 * Returns what stands behind the words of a text that say somebody is for something ("The board recommends B."), each as far as its
 * object can stand; none where they are denied.
 */
export function wordsBehindRecommendations(text: string): readonly string[] {
  return [...text.slice(0, longestText).matchAll(recommending)].flatMap(({ index, 0: verb }) => {
    const end = index + verb.length;
    return denying.test(text.slice(Math.max(0, index - farthest), index))
      ? []
      : [text.slice(end, end + farthest)];
  });
}

const longestText = 400;
