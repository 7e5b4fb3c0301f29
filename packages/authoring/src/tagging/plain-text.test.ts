import { describe, expect, it } from "vitest";
import { createEmbeddedAuthor } from "../embedded-author.ts";

/** Short texts that only tell something. */
const told: readonly string[] = [
  "Rain falls. Clouds rise. Rivers flow to the sea.",
  "The cat is ill. We took it to the vet on Monday.",
  "Snow melts.\nBuds swell.\nA thrush sings on the gate.",
  "Ants dig tunnels, bees build combs, and wasps chew paper.",
  "We moved the warehouse to Leeds in June and rents fell by a third.",
  "Our school garden is two years old and grows beans, kale and sunflowers.",
  "Wasser verdunstet. Wolken ziehen auf. Es regnet.",
  "Vögel ziehen nach Süden. Im Frühling kehren sie zurück.",
  "Unser Verein wurde 1998 gegründet und hat heute 120 Mitglieder.",
  "Nous avons ouvert en mai. Les ventes montent. L'équipe est contente.",
  "El tren sale a las ocho. Llega a mediodía. La gente baja despacio.",
  "Il sole sorge. Le ombre si accorciano. A mezzogiorno fa caldo.",
  "A chuva cai. O rio sobe. A aldeia acorda devagar.",
  "De winkel gaat om negen uur open. De bakker is al wakker.",
  "Solen går upp. Fåglarna sjunger. Snön smälter på taket.",
  "Pada deszcz. Rzeka wzbiera. Ludzie układają worki z piaskiem.",
  "Идёт дождь. Река поднимается. Люди носят мешки с песком.",
  "古池や\n蛙飛びこむ\n水の音",
  "雨が降る。川が流れる。海は広い。",
  "太阳升起。鸟儿歌唱。孩子们去上学。",
  "비가 온다. 강이 흐른다. 바다는 넓다.",
  "تشرق الشمس. تغرد الطيور. يذهب الأطفال إلى المدرسة.",
  "Güneş doğar. Kuşlar öter. Çocuklar okula gider.",
  "बारिश होती है। नदी बहती है। समुद्र विशाल है।",
  "Mặt trời mọc. Chim hót. Trẻ em đi học.",
];

/** Topics, questions and short orders for a deck. */
const asked: readonly string[] = [
  "cats vs dogs",
  "The history of tea.",
  "What a bee is made of.",
  "The life of a bee in the hive.",
  "Why do cats purr?",
  "Why do cats purr? And do lions purr too?",
  "Pitch about bees",
  "Photosynthesis, grade 8",
  "Explain photosynthesis. Keep it simple.",
  "Tell me about bees. Make it fun. For children.",
  "Something about climate change. My class is 14 years old. It should not be boring.",
  "Speech for my sister's wedding. Funny but warm. Her husband is called Tom.",
  "Wärmepumpe oder Gasheizung",
  "Etwas über Bienen. Für Kinder. Sie sind sechs Jahre alt.",
  "Les volcans d'Auvergne.",
  "Fais quelque chose sur les abeilles. Pour des enfants de six ans.",
  "Haz algo sobre volcanes. Que sea divertido.",
  "Kérek valamit a méhekről. Gyerekeknek szól.",
  "Сделай что-нибудь про пчёл. Для детей.",
  "ミツバチについて教えて。子供向けで。",
  "介绍一下蜜蜂。给小学生看。",
];

const modeOf = async (prompt: string): Promise<string> =>
  (await createEmbeddedAuthor().compose({ prompt })).report.mode;

describe("a short text", () => {
  it.each(told)("that only tells is matter: %s", async (prompt) => {
    expect(await modeOf(prompt)).toBe("document");
  });
  it.each(asked)("that names a topic or asks is a storyline: %s", async (prompt) => {
    expect(await modeOf(prompt)).toBe("topic");
  });
});
