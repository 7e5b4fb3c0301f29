import { createPlural } from "../plural.ts";
import type { Texts } from "../texts-of-language.ts";

const numbers = new Intl.NumberFormat("ar");
const plural = createPlural("ar");

/** Everything that the app says, in Arabic. */
export const texts: Texts = {
  product: "Lectern",
  skip: "الانتقال إلى المحتوى",
  offline: "أنت غير متصل. ما تكتبه يبقى هنا، أما إنشاء العروض وفتحها فينتظر عودة الاتصال.",
  newTab: "يُفتح في علامة تبويب جديدة",
  tryAgain: "حاول مرة أخرى",
  undo: "تراجع",
  close: "إغلاق",
  notifications: "الإشعارات",
  navigation: {
    label: "التنقل الرئيسي",
    compose: "عرض جديد",
    decks: "عروضك",
    templates: "القوالب",
    account: "الإعدادات",
    language: "اللغة",
    reference: "مرجع الواجهة البرمجية",
    appearance: "المظهر",
    system: "كما في النظام",
    light: "فاتح",
    dark: "داكن",
    signOut: "تسجيل الخروج",
    running: (percent) => `يجري إنشاء عرض ${percent}`,
  },
  signIn: {
    title: "تسجيل الدخول",
    promise: "من صفحة ملاحظات إلى عرض يسرّك تقديمه.",
    points: [
      "ألصق موضوعًا أو مخططًا أو مستندًا كاملًا",
      "ملف PowerPoint حقيقي قابل للتحرير: رسوم بيانية وجداول وتخطيطات أصلية",
      "بتصميمنا أو بقالبك الخاص",
    ],
    heading: "افتح الاستوديو",
    lead: "سجّل الدخول بمفتاح من مفاتيح هذه الخدمة.",
    keyLabel: "مفتاح API",
    show: "إظهار",
    hide: "إخفاء",
    showLabel: "إظهار المفتاح",
    submit: "تسجيل الدخول",
    submitting: "يجري التحقق من المفتاح…",
    missing: "ألصق مفتاح API أولًا.",
    wrong: "هذا المفتاح غير صالح هنا. تأكد من نسخه كاملًا أو أنشئ مفتاحًا جديدًا.",
    rejected: "لم يعد مفتاحك صالحًا. سجّل الدخول بمفتاح آخر.",
    help: "من أين أحصل على مفتاح؟",
    helpText: "تعرض الخدمة مفتاحًا أول عند تشغيلها أول مرة. ومن يشغّلها يُنشئ المزيد بالأمر:",
    helpCommand: "pnpm lectern keys create",
    remember: "إبقاء تسجيل الدخول على هذا الجهاز",
    forgotten: "يُنسى المفتاح عند إغلاق آخر علامة تبويب للاستوديو.",
    remembered: "يبقى المفتاح وما تكتبه في هذا المتصفح إلى أن تسجّل الخروج.",
  },
  compose: {
    title: "عرض جديد",
    heading: "ما موضوع العرض؟",
    lead: "جملة واحدة تكفي، وكذلك عشرون صفحة.",
    label: "موضوعك أو مخططك أو مستندك",
    placeholder:
      "موضوع أو مخطط أو محضر اجتماع أو تقرير كامل…\n\nاذكر عدد الشرائح التي تريدها، ولمن، وبأي لغة.",
    attach: "إضافة ملف",
    attachHint: "Word أو PDF أو صفحة ويب أو Markdown أو جدول أو نص؛ أو أفلت ملفًا فوق النص",
    reading: (name) => `تجري قراءة ${name}…`,
    drop: "أفلت الملف لإضافة نصه",
    added: (name) => `أُضيف نص ${name}.`,
    clear: "مسح",
    cleared: "مُسح النص.",
    count: (count, maximum) => `${numbers.format(count)} / ${numbers.format(maximum)}`,
    countLabel: (count, maximum) => `عدد الحروف ${numbers.format(count)} من ${numbers.format(maximum)}`,
    tooShort: (minimum) =>
      `اكتب ${plural(minimum, { one: "حرفًا واحدًا", two: "حرفين", few: `${numbers.format(minimum)} أحرف`, many: `${numbers.format(minimum)} حرفًا`, other: `${numbers.format(minimum)} حرف` })} على الأقل.`,
    tooLong: (over) =>
      `النص أطول من المسموح بمقدار ${plural(over, { one: "حرف واحد", two: "حرفين", few: `${numbers.format(over)} أحرف`, many: `${numbers.format(over)} حرفًا`, other: `${numbers.format(over)} حرف` })}. اختصره.`,
    submit: "إنشاء العرض",
    shortcut: (key) => `${key} + Enter`,
    refusal: (name, reason) => {
      switch (reason) {
        case "wrong-type":
          return `الملف ${name} ليس ملف نص نستطيع قراءته. استخدم .docx أو .pdf أو .html أو .md أو .txt أو .csv أو .tsv أو .json، أو انسخ النص وألصقه.`;
        case "too-large":
          return `في ${name} نص أكثر مما يتسع له المكان. احذف ما لا يحتاجه العرض.`;
        case "not-text":
          return `ليس في ${name} نص. انسخ النص من البرنامج الذي يعرضه وألصقه هنا.`;
        case "damaged":
          return `تعذّر فتح ${name}. احفظه من جديد بلا كلمة مرور ثم أضفه مرة أخرى.`;
        case "no-text":
          return `في ${name} صور للنص فقط. ألصق النص نفسه.`;
        case "empty":
          return `الملف ${name} فارغ.`;
      }
    },
    exampleTaken: "حلّ المثال محل نصك.",
    review: "اعرض المخطط أولًا",
    manage: "إدارة القوالب",
    templatesFailed: "تعذّر تحميل قوالبك.",
    examples: "أو ابدأ من أحد هذه الأمثلة",
    recent: "أُنشئت حديثًا",
    allDecks: "كل العروض",
  },
  looks: {
    heading: "الشكل",
    bySubject: "بحسب الموضوع",
    bySubjectDetail: "أحد تصاميمنا، بما يناسب النص",
    builtIn: "أحد تصاميمنا",
    all: "كل التصاميم",
    choose: "اختر تصميمًا",
    chooseLead: "يمكن لكل عرض أن يأخذ أيًّا منها، الآن أو لاحقًا.",
    take: "استخدم هذا التصميم",
    templates: "قوالبك",
    copyNote: "باستخدام قالب يُنشأ العرض مرة أخرى، ويبقى هذا كما هو.",
  },
  generating: {
    title: "إنشاء العرض",
    heading: "عرضك في الطريق",
    outlineHeading: "المخطط في الطريق",
    unsaid: "الخدمة تعمل",
    steps: { write: "كتابة", layout: "تنسيق", check: "فحص", save: "حفظ" },
    stages: {
      queued: "في انتظار مكان شاغر",
      authoring: "تجري كتابة الشرائح",
      template: "يجري فتح القالب",
      layout: "يجري تنسيق الشرائح",
      inspection: "يجري فحص كل شريحة",
      writing: "تجري كتابة الملف",
      storing: "يجري حفظ الملف",
    },
    elapsed: (seconds) =>
      seconds < 60
        ? `${seconds} ث`
        : `${Math.floor(seconds / 60)} د ${String(seconds % 60).padStart(2, "0")} ث`,
    elsewhere: "يمكنك التجول في هذه الأثناء، وسنخبرك عندما يجهز.",
    cancel: "إلغاء",
    progress: "التقدم",
    failedHeading: "لم يُنشأ العرض",
    edit: "العودة إلى النص",
  },
  deck: {
    ready: "عرضك جاهز.",
    open: "فتح",
    fallbackTitle: "عرض تقديمي",
    slides: (count) =>
      plural(count, {
        zero: "بلا شرائح",
        one: "شريحة واحدة",
        two: "شريحتان",
        few: `${numbers.format(count)} شرائح`,
        many: `${numbers.format(count)} شريحة`,
        other: `${numbers.format(count)} شريحة`,
      }),
    download: "تنزيل ‎.pptx",
    pdf: "PDF",
    pdfHint: "تُفتح صفحة الطباعة؛ احفظ منها ملف PDF.",
    copyLink: "نسخ الرابط",
    openTab: "فتح في علامة تبويب",
    embed: "التضمين",
    embedLabel: "شيفرة HTML للتضمين",
    embedHint: "ألصقها حيث ينبغي أن يظهر العرض. لا حاجة إلى مفتاح لمشاهدته.",
    copyEmbed: "نسخ الشيفرة",
    copied: "نُسخ",
    copyFailed: "لم يسمح المتصفح بالنسخ. حدّد النص وانسخه بنفسك.",
    linkHint: "كل من لديه الرابط يمكنه مشاهدة هذا العرض إلى أن تحذفه.",
    delete: "حذف",
    deleted: (title) => `حُذف «${title}».`,
    deleteFailed: (title) => `تعذّر حذف «${title}».`,
    viewer: (title) => `العارض: ${title}`,
    goneHeading: "لم يعد هذا العرض هنا",
    goneText: "حُذف، أو أُنشئ بمفتاح آخر.",
    forget: "إزالته من القائمة",
    another: "إنشاء عرض آخر",
    copy: "إنشاء نسخة",
    madeCopy: "هذه هي النسخة، ويبقى العرض الأول كما هو.",
    prompt: "أُنشئ من",
    again: "تعديل النص والإنشاء من جديد",
    showAll: "إظهاره كله",
    strip: "الشرائح",
    notes: "الملاحظات",
    noNotes: "ليس لهذه الشريحة ملاحظات.",
    editSlide: "تحرير هذه الشريحة",
    rewrite: "إعادة الكتابة",
    rewriteWish: "ما الذي ينبغي أن يتغير؟ يمكن ترك الحقل فارغاً.",
    rewriteAsk: "كتابة هذه الشريحة",
    rewriting: "النموذج يكتب…",
    rewritten: "هكذا سيقولها النموذج. احفظها أو ارجع؛ تبقى الشرائح الأخرى كما هي.",
    noModel: "لا يوجد في هذه الخدمة نموذج لغوي يعيد كتابة الشريحة: حرّر كلماتها بنفسك.",
    noRewrite: "لم يقدّم النموذج شريحة صالحة للاستعمال. قلها بكلمات أخرى، أو حرّر الشريحة بنفسك.",
    editOutline: "تحرير المخطط",
    changeLook: "تغيير التصميم",
    savedSlide: "عُدّلت الشريحة.",
    savedLook: "صار للعرض تصميمه الجديد.",
    laying: "يعاد التنسيق…",
    saveFailed: "لم يُحفظ.",
  },
  versions: {
    heading: "النسخ",
    lead: "تُحفظ آخر خمسين نسخة مع العرض.",
    now: "هذه",
    first: "كما أُنشئ",
    edited: "نص معدّل",
    look: "تصميم آخر",
    goBack: "العودة إليها",
    restored: "عادت تلك النسخة.",
  },
  outline: {
    title: "المخطط",
    ready: "مخططك جاهز.",
    heading: "أهذا ما تريد قوله؟",
    lead: "عدّل العناوين والنقاط، ورتّب الشرائح، وأضف منها أو احذف، ثم أنشئ العرض.",
    deckLead: "يعاد تنسيق العرض، وتبقى روابطه صالحة.",
    make: "إنشاء العرض",
    save: "حفظ وتنسيق",
    cancel: "العودة دون حفظ",
    back: "العودة إلى النص",
    slide: (number) => `الشريحة ${numbers.format(number)}`,
    slideTitle: "العنوان",
    body: "ما تقوله",
    takeaway: "ما يُستخلص منها",
    unreadable: "لا يمكن بعد عرض هذه الأسطر في هذا النوع من الشرائح.",
    notes: "ملاحظات للمتحدث",
    kind: "النوع",
    up: (number) => `نقل الشريحة ${numbers.format(number)} إلى أعلى`,
    down: (number) => `نقل الشريحة ${numbers.format(number)} إلى أسفل`,
    drop: (number) => `إزالة الشريحة ${numbers.format(number)}`,
    dropped: (title) => `أُزيلت «${title}».`,
    untitled: "بلا عنوان",
    add: "إضافة شريحة",
    addAfter: (number) => `إضافة شريحة بعد الشريحة ${numbers.format(number)}`,
    newTitle: "شريحة جديدة",
    newPoint: "ما تقوله",
    unsaved: "هناك تغييرات لم تُحفظ.",
    discard: "تجاهلها",
    findings: "بعض الشرائح تحتاج إلى تعديل أولًا",
    finding: (number, message) => `الشريحة ${numbers.format(number)}: ${message}`,
    stale: "عُدّل هذا العرض في مكان آخر في هذه الأثناء.",
    staleTheirs: "عرض تلك النسخة",
    staleMine: "حفظ نسختي مع ذلك",
    kinds: {
      title: "الغلاف",
      agenda: "جدول الأعمال",
      section: "قسم",
      bullets: "نقاط",
      columns: "أعمدة",
      comparison: "مقارنة",
      table: "جدول",
      chart: "رسم بياني",
      timeline: "خط زمني",
      process: "خطوات",
      numbers: "أرقام",
      quote: "اقتباس",
      statement: "عبارة",
      cards: "بطاقات",
      flow: "مخطط انسيابي",
      hierarchy: "شجرة",
      matrix: "مصفوفة",
      plan: "خطة",
      code: "شيفرة",
      closing: "خاتمة",
    },
    hints: {
      points: "نقطة في كل سطر؛ أزح ما يتبع النقطة التي فوقه.",
      pairs: "في كل سطر: الاسم ثم نقطتان ثم النص.",
      figures: "في كل سطر: الرقم ثم نقطتان ثم معناه.",
      table: "صف في كل سطر، وبين الخلايا العلامة |؛ والسطر الأول للعناوين.",
      lists: "يبدأ العنوان بالعلامة #، وتحته نقاطه.",
      options: "يبدأ العنوان بالعلامة #، وتحته + للمزايا و- للعيوب.",
      quote: "الكلام في السطر الأول، وقائله في الثاني.",
      words: "يمكن هنا تغيير الكلمات فقط.",
      text: "سطر أو سطران.",
      code: "كما ينبغي أن تظهر.",
    },
  },
  report: {
    heading: "كيف أُنشئ",
    author: ({ name, reason, replaced }) => {
      if (name === "model" && replaced === 0) return "كتب الشرائحَ نموذجٌ لغوي.";
      if (name === "model")
        return `كتب الشرائحَ نموذجٌ لغوي، ومن دونه أُنشئت ${plural(replaced, { one: "شريحة واحدة", two: "شريحتان", few: `${numbers.format(replaced)} شرائح`, many: `${numbers.format(replaced)} شريحة`, other: `${numbers.format(replaced)} شريحة` })}.`;
      switch (reason) {
        case "model_timeout":
          return "تأخر النموذج اللغوي كثيرًا، فأنشأ Lectern الشرائح من كلماتك.";
        case "model_failed":
          return "لم يقدّم النموذج اللغوي عرضًا، فأنشأ Lectern الشرائح من كلماتك.";
        default:
          return "أنشأ Lectern الشرائح من كلماتك.";
      }
    },
    mode: {
      document: "قُرئ نصك على أنه مادة للعرض.",
      plan: "قُرئ نصك على أنه خطة، شريحةً شريحة.",
      topic: "قُرئ نصك على أنه موضوع بلا مادة.",
    },
    questionsHeading: "لماذا تطرح الشرائح أسئلة",
    questionsText: "يذكر نصك موضوعًا ولا يقول عنه شيئًا بعد، لذلك تسأل الشرائح عمّا ستقوله.",
    fillWithMaterial: "ألصق ملاحظات أو أرقامًا أو مستندًا مع الموضوع، ثم أنشئ العرض من جديد.",
    fillWithModel:
      "أو دع نموذجًا لغويًا يكتب: يستطيع من يشغّل هذه الخدمة تشغيل واحد، مثل Ollama، وذكره في الإعدادات (docs/models.md).",
    fillByRetry: "أو أنشئه من جديد عندما يستجيب النموذج اللغوي.",
    addMaterial: "إضافة مادة",
    understood: "ما فُهم",
    facts: {
      title: "العنوان",
      topic: "الموضوع",
      genre: "النوع",
      audience: "الجمهور",
      tone: "النبرة",
      occasion: "المناسبة",
      language: "اللغة",
      minutes: "الدقائق",
      slideCount: "الشرائح",
      parts: "الأجزاء",
      forms: "الأشكال",
      limits: "في الشريحة",
      ending: "الخاتمة",
      excluded: "لا يُذكر",
      plan: "الخطة",
    },
    slideCount: ({ bound, least, most }) => {
      switch (bound) {
        case "exactly":
          return `${least}`;
        case "about":
          return `نحو ${least}`;
        case "atLeast":
          return `${least} على الأقل`;
        case "atMost":
          return `${most} على الأكثر`;
        case "range":
          return `من ${least} إلى ${most}`;
      }
    },
    limit: (most, of) => `${most} على الأكثر: ${of}`,
    decisions: "القرارات",
    leftOut: "ليس في أي شريحة",
    where: { notes: "في الملاحظات", nowhere: "تُرك" },
    withheld: "أُبقي سرًّا",
    unfounded: "غير موجود في نصك",
    unfoundedHint: "تحقق منه قبل أن تقدّم العرض.",
    slide: (number) => `الشريحة ${numbers.format(number)}`,
  },
  decks: {
    title: "عروضك",
    lead: "كل ما أُنشئ بمفتاحك، الأحدث أولًا.",
    search: "البحث في العناوين",
    noneFound: (query) => `لا يوجد عرض في عنوانه «${query}».`,
    loadMore: "إظهار المزيد",
    emptyHeading: "لا عروض بعد",
    emptyText: "تجتمع هنا العروض التي تنشئها لتجدها من جديد.",
    emptyAction: "أنشئ أول عرض",
    deleting: "يجري الحذف…",
    deletedCard: "حُذف",
    delete: (title) => `حذف «${title}»`,
    undo: (title) => `التراجع عن حذف «${title}»`,
  },
  templates: {
    title: "القوالب",
    lead: "تصاميمك الخاصة في PowerPoint: تُستخدم الشرائح الرئيسة والتخطيطات والألوان والخطوط، ولا تُستخدم شرائحها.",
    uploadHeading: "إضافة قالب",
    uploadText: "ملف ‎.pptx أو ‎.potx. يمكنك أيضًا إفلاته هنا.",
    pick: "اختيار ملف",
    dropHere: "أفلت الملف لرفعه",
    uploading: (name) => `يجري رفع ${name}`,
    inspecting: "الخدمة تقرؤه…",
    cancel: "إلغاء",
    uploadedHeading: (name) => `يمكن استخدام ${name}`,
    uploadedText: "ستجده بين أشكال عرضك التالي.",
    refusedHeading: (name) => `لا يصلح ${name} قالبًا`,
    failedHeading: (name) => `لم يُرفع ${name}`,
    wrongType: "لا يصلح قالبًا إلا ملف PowerPoint: ‎.pptx أو ‎.potx. احفظه كذلك ثم حاول مرة أخرى.",
    builtIn: "Lectern",
    builtInText: "تصميمنا، بالشكل الذي يناسب النص.",
    added: (date) => `أُضيف: ${date}`,
    unnamed: "قالب",
    preview: "معاينة",
    previewLabel: (name) => `معاينة ${name}`,
    use: "استخدام",
    useLabel: (name) => `استخدام ${name} في العرض التالي`,
    delete: (name) => `حذف ${name}`,
    undo: (name) => `التراجع عن حذف ${name}`,
    deleted: (name) => `حُذف ${name}.`,
    deleteFailed: (name) => `تعذّر حذف ${name}.`,
    emptyHeading: "لا قوالب لك بعد",
    emptyText: "ارفع ملف ‎.pptx الخاص بمؤسستك لتخرج العروض على شكله.",
    sampleTitle: (name) => `نموذج بقالب ${name}`,
    sampleMaking: "يجري إنشاء نموذج…",
    sampleNote: "عرض حقيقي أُنشئ مرة واحدة بهذا القالب.",
    samplePrompt: `# نموذج لهذا القالب

## فائدته
- ترى العناوين والنصوص والألوان قبل استخدامها
- كل شريحة هنا أُنشئت كما تُنشأ شرائحك

## التسليم في كل ربع
| الربع | الدراجات |
| --- | --- |
| الأول | 1240 |
| الثاني | 1475 |
| الثالث | 1655 |

## الطريق إليه
1. اكتب ما تريد قوله
2. اختر هذا القالب
3. قدّم العرض`,
  },
  failure: {
    key: { heading: "لم يعد مفتاحك صالحًا", text: "سجّل الدخول من جديد." },
    unreachable: {
      heading: "تعذّر الوصول إلى الخدمة",
      text: "تحقق من الاتصال ثم حاول مرة أخرى. لم يضع شيء مما كتبت.",
    },
    slow: { heading: "استغرق ذلك وقتًا طويلًا", text: "لم تُجب الخدمة في الوقت المناسب. حاول بعد قليل." },
    busy: (seconds) => ({
      heading: "هناك ازدحام الآن",
      text:
        seconds === undefined
          ? "كل الأماكن مشغولة. حاول بعد لحظات."
          : `كل الأماكن مشغولة. حاول بعد ${plural(seconds, { one: "ثانية واحدة", two: "ثانيتين", few: `${numbers.format(seconds)} ثوانٍ`, many: `${numbers.format(seconds)} ثانية`, other: `${numbers.format(seconds)} ثانية` })}.`,
    }),
    gone: { heading: "لم يعد موجودًا", text: "حُذف في هذه الأثناء." },
    refused: "لا تستطيع الخدمة استخدام هذا",
    fault: (requestId) => ({
      heading: "حدث خطأ من جانبنا",
      text:
        requestId === undefined
          ? "ليس الخطأ منك. حاول مرة أخرى."
          : `ليس الخطأ منك. حاول مرة أخرى، وإن استمر فأعطِ المشغّل هذا الرقم: ${requestId.replace("urn:uuid:", "")}`,
    }),
  },
  unknown: {
    title: "غير موجود",
    heading: "لا شيء في هذا العنوان",
    text: "ربما كان الرابط مقطوعًا.",
    action: "إلى البداية",
  },
};
