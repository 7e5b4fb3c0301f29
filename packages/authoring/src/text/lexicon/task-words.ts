import { compactPattern } from "../compact-pattern.ts";

const nextSteps = [
  "next steps?|nächste schritte|prochaines étapes|prochaines actions|étapes suivantes|próximos pasos|siguientes pasos|prossimi passi|próximos passos|próximas etapas|(?:de )?volgende stappen|vervolgstappen|nästa steg|næste skridt|neste steg|seuraavat (?:vaiheet|askeleet)|(?:kolejne|następne|dalsze) kroki|další kroky|ďalšie kroky|naslednji koraki|sljedeći koraci|sledeći koraci|(?:következő|további) lépések|(?:pașii|pasii) următori|următorii pași|sonraki adımlar|επόμενα βήματα|các bước tiếp theo|langkah (?:berikutnya|selanjutnya)",
  "следующие шаги|дальнейшие шаги|наступні кроки|следващи стъпки|следећи кораци|الخطوات (?:التالية|القادمة)|(?:گام|قدم)[‌ ]?های بعدی|(?:ה?צעדים|ה?שלבים) הבאים|अगले (?:कदम|क़दम|चरण)|পরবর্তী (?:পদক্ষেপ|ধাপ)|ขั้นตอนต่อไป|下一步(?:计划|行动)?|后续(?:步骤|行动)|後續步驟|次のステップ|今後の(?:予定|対応)|다음 (?:단계|할 일)",
];
const tasks = [
  "actions?(?: items?| points?| list)?|to[ -]?dos?|tasks?|who does what|aufgaben(?:liste)?|maßnahmen(?:liste)?|to-do-liste|actions? à mener|[àa] faire|tâches|acciones|tareas|por hacer|azioni|attività|da fare|compiti|ações|tarefas|a fazer|acties|actiepunten|taken|te doen|uppgifter|att göra|åtgärder|opgaver|oppgaver|gøremål|tehtävät|toimenpiteet|zadania|do zrobienia|úkoly|úlohy|feladatok|teendők|sarcini|de făcut|görevler|yapılacaklar|εργασίες|ενέργειες|việc cần làm|tugas",
  "задачи|поручения|действия|завдання|доручення|المهام|کارها|وظایف|משימות|कार्य|काम|คำสั่งงาน|行动项|待办(?:事项)?|任务|分工|アクション|宿題|やること|할 일",
];
/** These name steps only where nothing follows them. */
const short = "next|nächstes|suite|siguiente|prossimamente|dalej|далее|далі";
const stepNames = compactPattern(`^(?:(?:${nextSteps.join("|")})|(?:${short})$)`, "iu");
const taskNames = compactPattern(
  `^(?:(?:${[...nextSteps, ...tasks].join("|")})(?![\\p{L}\\p{M}])|(?:${short})$)`,
  "iu",
);

/** Says whether a heading opens what is to happen next, in any of some thirty languages. */
export function announcesNextSteps(heading: string): boolean {
  return stepNames.test(heading.slice(0, 60));
}

/** Says whether a heading announces who does what. */
export function announcesTasks(heading: string): boolean {
  return taskNames.test(heading.slice(0, 60));
}
