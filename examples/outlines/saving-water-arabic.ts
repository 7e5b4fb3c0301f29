import { createExample } from "../src/example.ts";
import { points, rich, rows, signed } from "../src/write-text.ts";

/** Arabic: the whole deck runs from right to left, with Latin letters and figures in it. */
export const savingWaterArabic = createExample({
  name: "saving-water-arabic",
  look: "fern",
  title: "ترشيد المياه في مزارع وادي النخيل",
  language: "ar",
  slides: [
    {
      kind: "title",
      title: "نصف الماء يكفي لمحصول أوفر",
      subtitle: "نتائج مشروع الري الذكي في مزارع وادي النخيل",
      byline: "جمعية المزارعين · ١٢ أبريل ٢٠٢٧",
      notes: "الترحيب بالمزارعين وممثلي الوزارة.",
    },
    {
      kind: "agenda",
      title: "نجيب اليوم عن أربعة أسئلة",
      entries: [
        { title: "لماذا بدأنا؟", summary: "الآبار والملوحة والكلفة" },
        { title: "ماذا فعلنا؟", summary: "المجسات والتنقيط والتدريب" },
        { title: "ماذا تغيّر؟", summary: "الماء والمحصول والدخل" },
        { title: "ما الخطوة التالية؟", summary: "التوسع والتمويل" },
      ],
      notes: "لكل سؤال عشر دقائق.",
    },
    {
      kind: "section",
      title: "لماذا بدأنا؟",
      summary: "الآبار والملوحة والكلفة",
      notes: "صور الآبار على الطاولة الجانبية.",
    },
    {
      kind: "bullets",
      title: "مستوى الآبار ينخفض متراً كل عام",
      items: points(
        "تُضخّ المياه اليوم من عمق **٨٤ متراً**، وكانت قبل عشرين عاماً عند ٦١",
        "ثلث الأراضي تأثرت بالملوحة ولم تعد تصلح إلا للشعير",
        "كلفة الضخ تضاعفت خلال ست سنوات",
        "يهجر الشباب الأرض لأن دخلها لم يعد يكفي",
      ),
      notes: "المصدر سجل الآبار لدى الجمعية.",
    },
    {
      kind: "section",
      title: "ماذا فعلنا؟",
      summary: "المجسات والتنقيط والتدريب",
      notes: "قسم قصير.",
    },
    {
      kind: "process",
      title: "أربع خطوات من البئر إلى الجذر",
      steps: [
        { title: "نقيس", text: "مجس رطوبة في كل حقل" },
        { title: "نحسب", text: "حاجة اليوم عبر الهاتف" },
        { title: "نسقي", text: "بالتنقيط، ليلاً فقط" },
        { title: "نراجع", text: "اجتماع كل يوم خميس" },
      ],
      notes: "المجسات تعمل بالطاقة الشمسية.",
    },
    {
      kind: "timeline",
      title: "من ثلاث مزارع إلى مئة وعشرين في عامين",
      events: [
        { date: "مارس ٢٠٢٥", title: "البداية", text: "ثلاث مزارع تجريبية" },
        { date: "سبتمبر ٢٠٢٥", title: "أول حصاد", text: "النتائج تفاجئ الجميع", highlighted: true },
        { date: "فبراير ٢٠٢٦", title: "التدريب", text: "ستون مزارعاً ومزارعة" },
        { date: "أبريل ٢٠٢٧", title: "اليوم", text: "١٢٠ مزرعة مشاركة" },
      ],
      notes: "أسماء المزارع الثلاث الأولى معروفة للجميع.",
    },
    {
      kind: "section",
      title: "ماذا تغيّر؟",
      summary: "الماء والمحصول والدخل",
      notes: "أهم قسم.",
    },
    {
      kind: "numbers",
      title: "ماء أقل ومحصول أكثر ودخل أفضل",
      figures: [
        { value: "−٤٨٪", label: "استهلاك الماء", text: "لكل هكتار من النخيل", highlighted: true },
        { value: "+١٧٪", label: "المحصول", text: "متوسط موسمين" },
        { value: "+٢٦٪", label: "صافي الدخل", text: "بعد سداد الأقساط" },
      ],
      takeaway: rich("تسترد المزرعة كلفة الشبكة خلال **تسعة عشر شهراً**."),
      notes: "الأرقام من دفاتر ٩٤ مزرعة.",
    },
    {
      kind: "matrix",
      title: "قوة المشروع في المجسات وخطره في الملوحة",
      quadrants: [
        {
          heading: "نقاط القوة",
          points: points("ماء أقل بالنصف", "تدريب ستين مزارعاً", "مجسات بالطاقة الشمسية"),
        },
        { heading: "نقاط الضعف", points: points("صيانة في العاصمة فقط", "كلفة الشبكة الأولى") },
        { heading: "الفرص", points: points("قرض ميسّر من الصندوق", "سوق للتمور العضوية") },
        { heading: "التهديدات", points: points("ازدياد الملوحة", "جفاف موسمين متتاليين") },
      ],
      notes: "نقاش مفتوح بعد هذه الصفحة.",
    },
    {
      kind: "chart",
      title: "استهلاك الماء ينخفض في كل المحاصيل",
      chart: {
        form: "column",
        categories: ["النخيل", "الخضار", "البرسيم", "الحمضيات"],
        series: [
          { name: "قبل المشروع", values: [18.4, 9.6, 22.1, 12.3] },
          { name: "بعد المشروع", values: [9.6, 5.8, 15.9, 7.1], highlighted: true },
        ],
        unit: "ألف متر مكعب للهكتار",
        decimals: 1,
      },
      reading: rich("أكبر توفير كان في **النخيل**: من 18.4 إلى 9.6."),
      source: "عدادات الجمعية، موسم ٢٠٢٦",
      notes: "البرسيم يحتاج إلى دراسة منفصلة.",
    },
    {
      kind: "section",
      title: "ما الخطوة التالية؟",
      summary: "التوسع والتمويل",
      notes: "القسم الأخير قبل النقاش.",
    },
    {
      kind: "flow",
      title: "متى نبدل الشبكة؟",
      nodes: [
        {
          id: "age",
          form: "question",
          text: "هل عمر الشبكة أكثر من أربع سنوات؟",
          edges: [
            { to: "leak", label: "نعم" },
            { to: "keep", label: "لا" },
          ],
        },
        {
          id: "leak",
          form: "question",
          text: "هل يتسرب الماء؟",
          edges: [
            { to: "change", label: "نعم" },
            { to: "clean", label: "لا" },
          ],
        },
        { id: "clean", form: "step", text: "ننظف المصافي", edges: [{ to: "keep" }] },
        { id: "change", form: "end", text: "نبدل الشبكة قبل الصيف" },
        { id: "keep", form: "end", text: "نبقيها ونراجع بعد عام" },
      ],
      notes: "الجمعية تدفع أجرة الفحص.",
    },
    {
      kind: "hierarchy",
      title: "لجنة المزارعين تقود المشروع",
      root: {
        name: "لجنة المزارعين",
        text: "سلمى العطار",
        children: [
          { name: "فريق المجسات", text: "يوسف ناصر", children: [{ name: "الصيانة" }, { name: "القراءات" }] },
          { name: "فريق التدريب", text: "هدى سالم" },
          { name: "فريق التمويل", text: "كريم منصور" },
        ],
      },
      notes: "كل فريق يجتمع يوم الخميس.",
    },
    {
      kind: "comparison",
      title: "نوصي بالتنقيط تحت التربة للنخيل",
      options: [
        {
          heading: "التنقيط السطحي",
          points: signed("+ رخيص وسهل التركيب", "- يتبخر جزء من الماء", "- يُستبدل كل أربع سنوات"),
        },
        {
          heading: "التنقيط تحت التربة",
          recommended: true,
          points: signed("+ لا تبخّر تقريباً", "+ يعيش اثني عشر عاماً", "- يحتاج إلى تصفية جيدة"),
        },
      ],
      notes: "للخضار يبقى السطحي أفضل.",
    },
    {
      kind: "table",
      title: "القرض الميسّر يناسب المزارع الصغيرة",
      columns: [
        { heading: "مساحة المزرعة" },
        { heading: "الكلفة بالدينار", alignment: "end" },
        { heading: "المنحة", alignment: "end" },
        { heading: "القسط الشهري", alignment: "end" },
      ],
      rows: rows(
        "أقل من هكتار | 1,900 | 50% | 28",
        "من هكتار إلى ثلاثة | 4,600 | 40% | 82",
        "من ثلاثة إلى عشرة | 12,400 | 25% | 276",
        "أكثر من عشرة | 31,000 | 10% | 830",
      ),
      source: "صندوق التنمية الزراعية، شروط ٢٠٢٧",
      notes: "مدة القرض ثلاث سنوات.",
    },
    {
      kind: "quote",
      title: "شهادة من أول المشاركين",
      quotation: "كنت أسقي الأرض حتى ترتوي، واليوم أسقي الشجرة حتى تثمر.",
      name: "أبو سالم الحارثي",
      role: "مزارع نخيل منذ أربعين عاماً",
      notes: "أبو سالم حاضر معنا.",
    },
    {
      kind: "closing",
      title: "ثلاث خطوات قبل موسم الصيف",
      nextSteps: [
        { action: "تسجيل خمسين مزرعة جديدة", owner: "الجمعية", date: "٣٠ أبريل" },
        { action: "توقيع اتفاقية التمويل", owner: "الصندوق", date: "١٥ مايو" },
        { action: "افتتاح مركز التدريب", owner: "البلدية", date: "١ يونيو" },
      ],
      contact: "water@wadi-nakheel.example",
      notes: "التسجيل عند الباب.",
    },
  ],
});
