import type { Texts } from "../texts-of-language.ts";

const numbers = new Intl.NumberFormat("zh");

/** Everything that the app says, in simplified Chinese. */
export const texts: Texts = {
  product: "Lectern",
  skip: "跳到正文",
  offline: "您已离线。写下的内容会留在这里；联网后才能生成和打开演示文稿。",
  newTab: "在新标签页中打开",
  tryAgain: "重试",
  undo: "撤销",
  close: "关闭",
  notifications: "通知",
  navigation: {
    label: "主导航",
    compose: "新建演示文稿",
    decks: "我的演示文稿",
    templates: "模板",
    account: "设置",
    language: "语言",
    reference: "API 参考",
    appearance: "外观",
    system: "跟随系统",
    light: "浅色",
    dark: "深色",
    signOut: "退出登录",
    running: (percent) => `正在生成演示文稿 ${percent}`,
  },
  signIn: {
    title: "登录",
    promise: "从一页笔记，到一份拿得出手的演示文稿。",
    points: [
      "粘贴主题、提纲或整篇文档",
      "真正可编辑的 PowerPoint：原生图表、表格和版式",
      "使用我们的主题，或您自己的模板",
    ],
    heading: "打开工作室",
    lead: "使用本服务的 API 密钥登录。",
    keyLabel: "API 密钥",
    show: "显示",
    hide: "隐藏",
    showLabel: "显示密钥",
    submit: "登录",
    submitting: "正在验证密钥…",
    missing: "请先粘贴您的 API 密钥。",
    wrong: "此密钥在这里无效。请检查是否复制完整，或新建一个。",
    rejected: "您的密钥已失效。请用另一个密钥登录。",
    help: "密钥从哪里来？",
    helpText: "服务首次启动时会显示第一个密钥。运维人员可用以下命令新建：",
    helpCommand: "pnpm lectern keys create",
    remember: "在此设备上保持登录",
    forgotten: "关闭工作室的最后一个标签页后，密钥即被清除。",
    remembered: "密钥和您写下的内容会保存在此浏览器中，直到您退出登录。",
  },
  compose: {
    title: "新建演示文稿",
    heading: "这次要讲什么？",
    lead: "一句话就够。二十页也行。",
    label: "您的主题、提纲或文档",
    placeholder: "主题、提纲、会议记录、整份报告…\n\n也请说明需要多少页、讲给谁听、用什么语言。",
    attach: "添加文件",
    attachHint: "Word、PDF、网页、Markdown、表格或文本；也可把文件拖到文本上",
    reading: (name) => `正在读取 ${name}…`,
    drop: "松开即可添加文件中的文本",
    added: (name) => `已添加 ${name} 的文本。`,
    clear: "清空",
    cleared: "文本已清空。",
    count: (count, maximum) => `${numbers.format(count)} / ${numbers.format(maximum)}`,
    countLabel: (count, maximum) => `${numbers.format(count)} 个字符，最多 ${numbers.format(maximum)} 个`,
    tooShort: (minimum) => `请至少写 ${minimum} 个字符。`,
    tooLong: (over) => `超出 ${numbers.format(over)} 个字符。请缩短文本。`,
    submit: "生成演示文稿",
    shortcut: (key) => `${key} + Enter`,
    refusal: (name, reason) => {
      switch (reason) {
        case "wrong-type":
          return `${name} 不是我们能读取的文本文件。请使用 .docx、.pdf、.html、.md、.txt、.csv、.tsv 或 .json，或者复制文本后粘贴。`;
        case "too-large":
          return `${name} 的文本过多。请删去演示文稿不需要的部分。`;
        case "not-text":
          return `${name} 里不是文本。请从能显示它的程序中复制文本，粘贴到这里。`;
        case "damaged":
          return `无法打开 ${name}。请重新保存（不要加密码）后再添加。`;
        case "no-text":
          return `${name} 里只有文字的图片。请粘贴文字本身。`;
        case "empty":
          return `${name} 是空的。`;
      }
    },
    exampleTaken: "示例已替换您的文本。",
    review: "先看大纲",
    manage: "管理模板",
    templatesFailed: "无法加载您的模板。",
    examples: "或从示例开始",
    recent: "最近生成",
    allDecks: "全部演示文稿",
  },
  looks: {
    heading: "外观",
    bySubject: "随主题而定",
    bySubjectDetail: "从我们的设计中选出适合文本的一款",
    builtIn: "我们的设计之一",
    all: "全部设计",
    choose: "选择设计",
    chooseLead: "每份演示文稿都可以用其中任何一款，现在或以后都行。",
    take: "使用此设计",
    templates: "您的模板",
    copyNote: "使用模板时会另做一份演示文稿，这一份保持不变。",
  },
  generating: {
    title: "正在生成演示文稿",
    heading: "演示文稿马上就好",
    outlineHeading: "大纲马上就好",
    unsaid: "服务正在工作",
    steps: { write: "撰写", layout: "排版", check: "检查", save: "保存" },
    stages: {
      queued: "等待空位",
      authoring: "正在撰写幻灯片",
      template: "正在打开模板",
      layout: "正在排版幻灯片",
      inspection: "正在检查每一页",
      writing: "正在写入文件",
      storing: "正在保存文件",
    },
    elapsed: (seconds) =>
      seconds < 60
        ? `${seconds} 秒`
        : `${Math.floor(seconds / 60)} 分 ${String(seconds % 60).padStart(2, "0")} 秒`,
    elsewhere: "您可以先看看别的，完成后会通知您。",
    cancel: "取消",
    progress: "进度",
    failedHeading: "没有生成演示文稿",
    edit: "返回文本",
  },
  deck: {
    ready: "您的演示文稿已完成。",
    open: "打开",
    fallbackTitle: "演示文稿",
    slides: (count) => `${numbers.format(count)} 页`,
    download: "下载 .pptx",
    pdf: "PDF",
    pdfHint: "打开打印页面，在那里另存为 PDF。",
    copyLink: "复制链接",
    openTab: "在标签页中打开",
    embed: "嵌入",
    embedLabel: "用于嵌入的 HTML",
    embedHint: "粘贴到要显示演示文稿的地方。观看不需要密钥。",
    copyEmbed: "复制代码",
    copied: "已复制",
    copyFailed: "浏览器不允许复制。请选中文本自行复制。",
    linkHint: "拿到链接的人都能观看，直到您将其删除。",
    delete: "删除",
    deleted: (title) => `已删除“${title}”。`,
    deleteFailed: (title) => `无法删除“${title}”。`,
    viewer: (title) => `查看器：${title}`,
    goneHeading: "这份演示文稿已不在了",
    goneText: "它已被删除，或是用另一个密钥生成的。",
    forget: "从列表中移除",
    another: "再做一份",
    copy: "创建副本",
    madeCopy: "这是副本；原来的演示文稿保持不变。",
    prompt: "来源文本",
    again: "修改文本并重新生成",
    showAll: "显示全部",
    strip: "幻灯片",
    notes: "备注",
    noNotes: "这一页没有备注。",
    editSlide: "编辑这一页",
    rewrite: "重新撰写",
    rewriteWish: "希望有什么不同？可以留空。",
    rewriteAsk: "撰写这张幻灯片",
    rewriting: "模型正在撰写…",
    rewritten: "这是模型的写法。请保存或返回；其他幻灯片保持不变。",
    noModel: "此服务没有语言模型，无法重新撰写这张幻灯片：请自行编辑文字。",
    noRewrite: "模型没有给出可用的幻灯片。请换一种说法，或自行编辑。",
    editOutline: "编辑大纲",
    changeLook: "更换设计",
    savedSlide: "这一页已修改。",
    savedLook: "演示文稿已换上新设计。",
    laying: "正在重新排版…",
    saveFailed: "未能保存。",
  },
  versions: {
    heading: "版本",
    lead: "最近五十个版本随演示文稿一起保存。",
    now: "当前版本",
    first: "最初版本",
    edited: "文本已修改",
    look: "更换了设计",
    goBack: "恢复",
    restored: "已恢复该版本。",
  },
  outline: {
    title: "大纲",
    ready: "您的大纲已完成。",
    heading: "这是您想讲的内容吗？",
    lead: "修改标题和要点，调整顺序，增删幻灯片，然后生成演示文稿。",
    deckLead: "演示文稿会重新排版，链接保持有效。",
    make: "生成演示文稿",
    save: "保存并排版",
    cancel: "不保存并返回",
    back: "返回文本",
    slide: (number) => `第 ${number} 页`,
    slideTitle: "标题",
    body: "内容",
    takeaway: "结论",
    unreadable: "这些行还不能显示为这种幻灯片。",
    notes: "演讲者备注",
    kind: "类型",
    up: (number) => `上移第 ${number} 页`,
    down: (number) => `下移第 ${number} 页`,
    drop: (number) => `移除第 ${number} 页`,
    dropped: (title) => `已移除“${title}”。`,
    untitled: "无标题",
    add: "添加幻灯片",
    addAfter: (number) => `在第 ${number} 页后添加幻灯片`,
    newTitle: "新幻灯片",
    newPoint: "要说的内容",
    unsaved: "有尚未保存的修改。",
    discard: "放弃修改",
    findings: "有些幻灯片需要先修改",
    finding: (number, message) => `第 ${number} 页：${message}`,
    stale: "这份演示文稿在别处被修改过。",
    staleTheirs: "显示那个版本",
    staleMine: "仍然保存我的版本",
    kinds: {
      title: "封面",
      agenda: "议程",
      section: "章节",
      bullets: "要点",
      columns: "分栏",
      comparison: "对比",
      table: "表格",
      chart: "图表",
      timeline: "时间线",
      process: "步骤",
      numbers: "数字",
      quote: "引言",
      statement: "论断",
      cards: "卡片",
      flow: "流程图",
      hierarchy: "树状图",
      matrix: "矩阵",
      plan: "计划",
      code: "代码",
      closing: "结尾",
    },
    hints: {
      points: "每行一个要点；下级要点请缩进。",
      pairs: "每行：名称、冒号、文字。",
      figures: "每行：数字、冒号、含义。",
      table: "每行一排，单元格用 | 分隔；第一行是表头。",
      lists: "以 # 开头的是标题，要点写在下面。",
      options: "以 # 开头的是标题；下面 + 表示优点，- 表示缺点。",
      quote: "第一行写原话，第二行写出自谁。",
      words: "这里只能修改文字。",
      text: "一到两行。",
      code: "按原样显示。",
    },
  },
  report: {
    heading: "生成过程",
    author: ({ name, reason, replaced }) => {
      if (name === "model" && replaced === 0) return "幻灯片由语言模型撰写。";
      if (name === "model") return `幻灯片由语言模型撰写，其中 ${numbers.format(replaced)} 页未使用它。`;
      switch (reason) {
        case "model_timeout":
          return "语言模型耗时过长，Lectern 用您自己的文字制作了幻灯片。";
        case "model_failed":
          return "语言模型没有给出演示文稿，Lectern 用您自己的文字制作了幻灯片。";
        default:
          return "Lectern 用您自己的文字制作了幻灯片。";
      }
    },
    mode: {
      document: "您的文本被当作要讲述的材料。",
      plan: "您的文本被当作逐页的计划。",
      topic: "您的文本被当作没有材料的主题。",
    },
    questionsHeading: "幻灯片上为什么有问题",
    questionsText: "您的文本只给出了主题，还没有内容，所以幻灯片会问您想讲什么。",
    fillWithMaterial: "请把笔记、数据或文档连同主题一起粘贴，再重新生成。",
    fillWithModel:
      "或者让语言模型来写：运维人员可以启动一个（例如 Ollama），并在设置中填写（docs/models.md）。",
    fillByRetry: "或者等语言模型恢复后重新生成。",
    addMaterial: "添加材料",
    understood: "理解到的内容",
    facts: {
      title: "标题",
      topic: "主题",
      genre: "体裁",
      audience: "听众",
      tone: "语气",
      occasion: "场合",
      language: "语言",
      minutes: "分钟",
      slideCount: "页数",
      parts: "部分",
      forms: "形式",
      limits: "每页",
      ending: "结尾",
      excluded: "不要提及",
      plan: "计划",
    },
    slideCount: ({ bound, least, most }) => {
      switch (bound) {
        case "exactly":
          return `${least}`;
        case "about":
          return `约 ${least}`;
        case "atLeast":
          return `至少 ${least}`;
        case "atMost":
          return `至多 ${most}`;
        case "range":
          return `${least} 到 ${most}`;
      }
    },
    limit: (most, of) => `至多 ${most} ${of}`,
    decisions: "所做的决定",
    leftOut: "未放入幻灯片",
    where: { notes: "在备注中", nowhere: "已略去" },
    withheld: "按要求保密",
    unfounded: "在您的文本中找不到",
    unfoundedHint: "演示前请核对。",
    slide: (number) => `第 ${number} 页`,
  },
  decks: {
    title: "我的演示文稿",
    lead: "用您的密钥生成的全部内容，最新的在前。",
    search: "搜索标题",
    noneFound: (query) => `没有标题含“${query}”的演示文稿。`,
    loadMore: "显示更多",
    emptyHeading: "还没有演示文稿",
    emptyText: "您生成的演示文稿会集中在这里，方便再次找到。",
    emptyAction: "做第一份",
    deleting: "正在删除…",
    deletedCard: "已删除",
    delete: (title) => `删除“${title}”`,
    undo: (title) => `撤销删除“${title}”`,
  },
  templates: {
    title: "模板",
    lead: "您自己的 PowerPoint 设计：使用其中的母版、版式、颜色和字体，不使用其中的幻灯片。",
    uploadHeading: "添加模板",
    uploadText: ".pptx 或 .potx 文件，也可以拖到这里。",
    pick: "选择文件",
    dropHere: "松开即可上传文件",
    uploading: (name) => `正在上传 ${name}`,
    inspecting: "服务正在读取…",
    cancel: "取消",
    uploadedHeading: (name) => `${name} 可以使用`,
    uploadedText: "下次生成时即可选用。",
    refusedHeading: (name) => `${name} 不能用作模板`,
    failedHeading: (name) => `${name} 未能上传`,
    wrongType: "只有 PowerPoint 文件（.pptx 或 .potx）可以用作模板。请另存为此格式后重试。",
    builtIn: "Lectern",
    builtInText: "内置主题，外观随文本而定。",
    added: (date) => `添加于 ${date}`,
    unnamed: "模板",
    preview: "预览",
    previewLabel: (name) => `预览 ${name}`,
    use: "使用",
    useLabel: (name) => `下一份演示文稿使用 ${name}`,
    delete: (name) => `删除 ${name}`,
    undo: (name) => `撤销删除 ${name}`,
    deleted: (name) => `已删除 ${name}。`,
    deleteFailed: (name) => `无法删除 ${name}。`,
    emptyHeading: "还没有您自己的模板",
    emptyText: "上传贵单位的 .pptx，演示文稿就会采用它。",
    sampleTitle: (name) => `${name} 示例`,
    sampleMaking: "正在生成示例…",
    sampleNote: "用此模板实际生成的一份演示文稿。",
    samplePrompt: `# 此模板的示例

## 用途
- 使用前先看看标题、文字和颜色
- 这里的每一页都和您的做法相同

## 各季度交付量
| 季度 | 自行车 |
| --- | --- |
| 一季度 | 1,240 |
| 二季度 | 1,475 |
| 三季度 | 1,655 |

## 做法
1. 写下想讲的内容
2. 选择此模板
3. 开始演示`,
  },
  failure: {
    key: { heading: "您的密钥已失效", text: "请重新登录。" },
    unreachable: { heading: "无法连接到服务", text: "请检查网络后重试。您写的内容没有丢失。" },
    slow: { heading: "耗时过长", text: "服务没有及时响应。请稍后再试。" },
    busy: (seconds) => ({
      heading: "现在比较繁忙",
      text:
        seconds === undefined
          ? "所有位置都被占用。请稍后再试。"
          : `所有位置都被占用。请在 ${numbers.format(seconds)} 秒后重试。`,
    }),
    gone: { heading: "它已不在了", text: "在此期间已被删除。" },
    refused: "服务无法使用此内容",
    fault: (requestId) => ({
      heading: "我们这边出了问题",
      text:
        requestId === undefined
          ? "不是您的问题。请重试。"
          : `不是您的问题。请重试；如果仍然如此，请把此编号告诉运维人员：${requestId.replace("urn:uuid:", "")}`,
    }),
  },
  unknown: {
    title: "未找到",
    heading: "此地址没有内容",
    text: "链接可能不完整。",
    action: "回到首页",
  },
};
