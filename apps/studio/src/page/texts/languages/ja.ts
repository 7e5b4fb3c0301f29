import type { Texts } from "../texts-of-language.ts";

const numbers = new Intl.NumberFormat("ja");

/** Everything that the app says, in Japanese. */
export const texts: Texts = {
  product: "Lectern",
  skip: "本文へ移動",
  offline: "オフラインです。書いた内容はここに残ります。作成と表示は接続後に行えます。",
  newTab: "新しいタブで開きます",
  tryAgain: "もう一度試す",
  undo: "元に戻す",
  close: "閉じる",
  notifications: "お知らせ",
  navigation: {
    label: "メイン",
    compose: "新規作成",
    decks: "作成したスライド",
    templates: "テンプレート",
    account: "設定",
    language: "言語",
    reference: "API リファレンス",
    appearance: "外観",
    system: "システムに合わせる",
    light: "ライト",
    dark: "ダーク",
    signOut: "サインアウト",
    running: (percent) => `スライドを作成中 ${percent}`,
  },
  signIn: {
    title: "サインイン",
    promise: "一枚のメモから、人に見せたくなるスライドへ。",
    points: [
      "テーマ、構成案、文書全体を貼り付けるだけ",
      "編集できる本物の PowerPoint：グラフも表もレイアウトも",
      "標準デザインでも、お手持ちのテンプレートでも",
    ],
    heading: "スタジオを開く",
    lead: "このサービスの API キーでサインインしてください。",
    keyLabel: "API キー",
    show: "表示",
    hide: "隠す",
    showLabel: "キーを表示",
    submit: "サインイン",
    submitting: "キーを確認しています…",
    missing: "まず API キーを貼り付けてください。",
    wrong: "このキーはここでは使えません。全体をコピーできているか確認するか、新しく作成してください。",
    rejected: "キーが無効になりました。別のキーでサインインしてください。",
    help: "キーはどこで手に入りますか？",
    helpText: "サービスは最初の起動時に最初のキーを表示します。運用担当者は次のコマンドで追加できます：",
    helpCommand: "pnpm lectern keys create",
    remember: "この端末でサインインしたままにする",
    forgotten: "スタジオの最後のタブを閉じると、キーは消去されます。",
    remembered: "サインアウトするまで、キーと入力した内容はこのブラウザーに残ります。",
  },
  compose: {
    title: "新規作成",
    heading: "何について話しますか？",
    lead: "一文で十分です。二十ページでもかまいません。",
    label: "テーマ、構成案、または文書",
    placeholder: "テーマ、構成案、議事録、報告書など…\n\n枚数、聞き手、言語の希望もお書きください。",
    attach: "ファイルを追加",
    attachHint: "Word、PDF、ウェブページ、Markdown、表、テキスト。本文にドロップすることもできます",
    reading: (name) => `${name} を読み込み中…`,
    drop: "ドロップするとテキストが追加されます",
    added: (name) => `${name} のテキストを追加しました。`,
    clear: "消去",
    cleared: "テキストを消去しました。",
    count: (count, maximum) => `${numbers.format(count)} / ${numbers.format(maximum)}`,
    countLabel: (count, maximum) => `${numbers.format(maximum)} 文字中 ${numbers.format(count)} 文字`,
    tooShort: (minimum) => `${minimum} 文字以上書いてください。`,
    tooLong: (over) => `${numbers.format(over)} 文字超過しています。短くしてください。`,
    submit: "スライドを作成",
    shortcut: (key) => `${key} + Enter`,
    refusal: (name, reason) => {
      switch (reason) {
        case "wrong-type":
          return `${name} は読み込めるテキストのファイルではありません。.docx、.pdf、.html、.md、.txt、.csv、.tsv、.json を使うか、テキストをコピーして貼り付けてください。`;
        case "too-large":
          return `${name} のテキストは多すぎます。不要な部分を削ってください。`;
        case "not-text":
          return `${name} の中身はテキストではありません。表示できるアプリからコピーして、ここに貼り付けてください。`;
        case "damaged":
          return `${name} を開けません。パスワードなしで保存し直してから、もう一度追加してください。`;
        case "no-text":
          return `${name} には文字の画像しかありません。文字そのものを貼り付けてください。`;
        case "empty":
          return `${name} は空です。`;
      }
    },
    exampleTaken: "テキストを例に置き換えました。",
    review: "先に構成案を確認する",
    manage: "テンプレートの管理",
    templatesFailed: "テンプレートを読み込めませんでした。",
    examples: "例から始める",
    recent: "最近作成したもの",
    allDecks: "すべて見る",
  },
  looks: {
    heading: "デザイン",
    bySubject: "内容に合わせる",
    bySubjectDetail: "テキストに合う標準デザイン",
    builtIn: "標準デザインのひとつ",
    all: "すべてのデザイン",
    choose: "デザインを選ぶ",
    chooseLead: "どのスライドにも、いつでも適用できます。",
    take: "このデザインを使う",
    templates: "お使いのテンプレート",
    copyNote: "テンプレートを使うと別のスライドとして作成され、元のものは残ります。",
  },
  generating: {
    title: "スライドを作成中",
    heading: "スライドを作成しています",
    outlineHeading: "構成案を作成しています",
    unsaid: "サービスが処理しています",
    steps: { write: "執筆", layout: "レイアウト", check: "確認", save: "保存" },
    stages: {
      queued: "順番を待っています",
      authoring: "スライドを書いています",
      template: "テンプレートを開いています",
      layout: "レイアウトしています",
      inspection: "一枚ずつ確認しています",
      writing: "ファイルを書き出しています",
      storing: "ファイルを保存しています",
    },
    elapsed: (seconds) =>
      seconds < 60
        ? `${seconds} 秒`
        : `${Math.floor(seconds / 60)} 分 ${String(seconds % 60).padStart(2, "0")} 秒`,
    elsewhere: "その間ほかの画面を見ていただけます。できたらお知らせします。",
    cancel: "キャンセル",
    progress: "進み具合",
    failedHeading: "スライドを作成できませんでした",
    edit: "テキストに戻る",
  },
  deck: {
    ready: "スライドができました。",
    open: "開く",
    fallbackTitle: "プレゼンテーション",
    slides: (count) => `${numbers.format(count)} 枚`,
    download: ".pptx をダウンロード",
    pdf: "PDF",
    pdfHint: "印刷画面を開きます。そこで PDF として保存してください。",
    copyLink: "リンクをコピー",
    openTab: "タブで開く",
    embed: "埋め込み",
    embedLabel: "埋め込み用 HTML",
    embedHint: "表示したい場所に貼り付けてください。閲覧にキーは要りません。",
    copyEmbed: "コードをコピー",
    copied: "コピーしました",
    copyFailed: "ブラウザーがコピーを許可しませんでした。テキストを選んでコピーしてください。",
    linkHint: "リンクを知っている人は、削除されるまで閲覧できます。",
    delete: "削除",
    deleted: (title) => `「${title}」を削除しました。`,
    deleteFailed: (title) => `「${title}」を削除できませんでした。`,
    viewer: (title) => `ビューアー：${title}`,
    goneHeading: "このスライドはもうありません",
    goneText: "削除されたか、別のキーで作成されたものです。",
    forget: "一覧から外す",
    another: "もうひとつ作る",
    copy: "コピーを作る",
    madeCopy: "これはコピーです。元のスライドはそのままです。",
    prompt: "元のテキスト",
    again: "テキストを直して作り直す",
    showAll: "全文を表示",
    strip: "スライド一覧",
    notes: "ノート",
    noNotes: "このスライドにノートはありません。",
    editSlide: "このスライドを編集",
    rewrite: "書き直す",
    rewriteWish: "どこを変えますか？空のままでもかまいません。",
    rewriteAsk: "このスライドを書く",
    rewriting: "モデルが書いています…",
    rewritten: "モデルの案です。保存するか、戻ってください。ほかのスライドはそのままです。",
    noModel: "このサービスには言語モデルがないため、スライドを書き直せません。文はご自分で編集してください。",
    noRewrite: "使えるスライドが得られませんでした。言い方を変えるか、ご自分で編集してください。",
    editOutline: "構成を編集",
    changeLook: "デザインを変更",
    savedSlide: "スライドを変更しました。",
    savedLook: "新しいデザインになりました。",
    laying: "レイアウトし直しています…",
    saveFailed: "保存できませんでした。",
  },
  versions: {
    heading: "版",
    lead: "直近の50件がスライドとともに保存されます。",
    now: "現在の版",
    first: "作成時",
    edited: "テキストを変更",
    look: "デザインを変更",
    goBack: "この版に戻す",
    restored: "その版に戻しました。",
  },
  outline: {
    title: "構成案",
    ready: "構成案ができました。",
    heading: "お話ししたい内容ですか？",
    lead: "タイトルと要点を直し、順番を入れ替え、スライドを足したり外したりしてから作成してください。",
    deckLead: "レイアウトし直されます。リンクはそのまま使えます。",
    make: "スライドを作成",
    save: "保存してレイアウト",
    cancel: "保存せずに戻る",
    back: "テキストに戻る",
    slide: (number) => `スライド ${number}`,
    slideTitle: "タイトル",
    body: "内容",
    takeaway: "まとめ",
    unreadable: "この内容は、まだこの種類のスライドにできません。",
    notes: "発表者ノート",
    kind: "種類",
    up: (number) => `スライド ${number} を上へ`,
    down: (number) => `スライド ${number} を下へ`,
    drop: (number) => `スライド ${number} を外す`,
    dropped: (title) => `「${title}」を外しました。`,
    untitled: "無題",
    add: "スライドを追加",
    addAfter: (number) => `スライド ${number} の後に追加`,
    newTitle: "新しいスライド",
    newPoint: "伝えたいこと",
    unsaved: "保存していない変更があります。",
    discard: "変更を破棄",
    findings: "先に直す必要のあるスライドがあります",
    finding: (number, message) => `スライド ${number}：${message}`,
    stale: "このスライドは別の場所で変更されました。",
    staleTheirs: "その版を表示",
    staleMine: "それでも自分の版を保存",
    kinds: {
      title: "表紙",
      agenda: "目次",
      section: "章",
      bullets: "箇条書き",
      columns: "段組み",
      comparison: "比較",
      table: "表",
      chart: "グラフ",
      timeline: "年表",
      process: "手順",
      numbers: "数値",
      quote: "引用",
      statement: "主張",
      cards: "カード",
      flow: "フロー",
      hierarchy: "ツリー",
      matrix: "マトリックス",
      plan: "計画",
      code: "コード",
      closing: "結び",
    },
    hints: {
      points: "一行にひとつ。下の階層は字下げしてください。",
      pairs: "一行に「名前：文」の形で。",
      figures: "一行に「数値：意味」の形で。",
      table: "一行が一列分、セルは | で区切ります。最初の行は見出しです。",
      lists: "見出しは # で始め、その下に要点を書きます。",
      options: "見出しは # で始め、下に + 長所、- 短所を書きます。",
      quote: "一行目に言葉、二行目に誰の言葉かを書きます。",
      words: "ここでは言葉だけを変えられます。",
      text: "一、二行で。",
      code: "表示するとおりに書いてください。",
    },
  },
  report: {
    heading: "作成の経緯",
    author: ({ name, reason, replaced }) => {
      if (name === "model" && replaced === 0) return "言語モデルがスライドを書きました。";
      if (name === "model")
        return `言語モデルがスライドを書きました。うち ${numbers.format(replaced)} 枚はモデルを使わずに作成しました。`;
      switch (reason) {
        case "model_timeout":
          return "言語モデルの応答が遅かったため、Lectern がお書きの言葉からスライドを作成しました。";
        case "model_failed":
          return "言語モデルから結果が得られなかったため、Lectern がお書きの言葉からスライドを作成しました。";
        default:
          return "Lectern がお書きの言葉からスライドを作成しました。";
      }
    },
    mode: {
      document: "テキストは、発表する素材として読みました。",
      plan: "テキストは、一枚ごとの計画として読みました。",
      topic: "テキストは、素材のないテーマとして読みました。",
    },
    questionsHeading: "スライドに質問がある理由",
    questionsText: "テーマだけで内容がまだないため、何を話すかをスライドが尋ねています。",
    fillWithMaterial: "メモ、数値、文書をテーマと一緒に貼り付けて、作り直してください。",
    fillWithModel:
      "または言語モデルに書かせることもできます。運用担当者が Ollama などを起動し、設定に記入してください（docs/models.md）。",
    fillByRetry: "または言語モデルが応答するようになってから作り直してください。",
    addMaterial: "素材を追加",
    understood: "読み取ったこと",
    facts: {
      title: "タイトル",
      topic: "テーマ",
      genre: "種類",
      audience: "聞き手",
      tone: "調子",
      occasion: "場面",
      language: "言語",
      minutes: "分",
      slideCount: "枚数",
      parts: "構成",
      forms: "形式",
      limits: "一枚あたり",
      ending: "結び",
      excluded: "触れないこと",
      plan: "計画",
    },
    slideCount: ({ bound, least, most }) => {
      switch (bound) {
        case "exactly":
          return `${least}`;
        case "about":
          return `約 ${least}`;
        case "atLeast":
          return `${least} 以上`;
        case "atMost":
          return `${most} 以下`;
        case "range":
          return `${least}～${most}`;
      }
    },
    limit: (most, of) => `${of} ${most} 以下`,
    decisions: "判断したこと",
    leftOut: "スライドにないもの",
    where: { notes: "ノートにあります", nowhere: "省きました" },
    withheld: "伏せました",
    unfounded: "テキストに見当たらないもの",
    unfoundedHint: "発表の前に確認してください。",
    slide: (number) => `スライド ${number}`,
  },
  decks: {
    title: "作成したスライド",
    lead: "お使いのキーで作成したもの。新しい順です。",
    search: "タイトルを検索",
    noneFound: (query) => `タイトルに「${query}」を含むものはありません。`,
    loadMore: "さらに表示",
    emptyHeading: "まだスライドがありません",
    emptyText: "作成したスライドはここに集まり、いつでも見つけられます。",
    emptyAction: "最初のひとつを作る",
    deleting: "削除しています…",
    deletedCard: "削除しました",
    delete: (title) => `「${title}」を削除`,
    undo: (title) => `「${title}」の削除を取り消す`,
  },
  templates: {
    title: "テンプレート",
    lead: "お手持ちの PowerPoint デザイン。マスター、レイアウト、色、フォントを使い、スライドは使いません。",
    uploadHeading: "テンプレートを追加",
    uploadText: ".pptx または .potx ファイル。ここにドロップもできます。",
    pick: "ファイルを選ぶ",
    dropHere: "ドロップするとアップロードします",
    uploading: (name) => `${name} をアップロード中`,
    inspecting: "サービスが読み込んでいます…",
    cancel: "キャンセル",
    uploadedHeading: (name) => `${name} を使えます`,
    uploadedText: "次のスライドのデザインとして選べます。",
    refusedHeading: (name) => `${name} はテンプレートに使えません`,
    failedHeading: (name) => `${name} をアップロードできませんでした`,
    wrongType:
      "テンプレートにできるのは PowerPoint ファイル（.pptx、.potx）だけです。この形式で保存して、もう一度お試しください。",
    builtIn: "Lectern",
    builtInText: "標準のデザイン。テキストに合うものを選びます。",
    added: (date) => `追加：${date}`,
    unnamed: "テンプレート",
    preview: "プレビュー",
    previewLabel: (name) => `${name} をプレビュー`,
    use: "使う",
    useLabel: (name) => `次のスライドに ${name} を使う`,
    delete: (name) => `${name} を削除`,
    undo: (name) => `${name} の削除を取り消す`,
    deleted: (name) => `${name} を削除しました。`,
    deleteFailed: (name) => `${name} を削除できませんでした。`,
    emptyHeading: "テンプレートはまだありません",
    emptyText: "組織の .pptx をアップロードすると、そのデザインでスライドができます。",
    sampleTitle: (name) => `${name} の見本`,
    sampleMaking: "見本を作成しています…",
    sampleNote: "このテンプレートで実際に作成したスライドです。",
    samplePrompt: `# このテンプレートの見本

## 何のためか
- 使う前にタイトル、本文、色を確かめる
- どのスライドも本番と同じ方法で作られる

## 四半期ごとの出荷台数
| 四半期 | 自転車 |
| --- | --- |
| 第1 | 1,240 |
| 第2 | 1,475 |
| 第3 | 1,655 |

## 進め方
1. 話したいことを書く
2. このテンプレートを選ぶ
3. 発表する`,
  },
  failure: {
    key: { heading: "キーが無効になりました", text: "もう一度サインインしてください。" },
    unreachable: {
      heading: "サービスに接続できません",
      text: "接続を確認して、もう一度お試しください。書いた内容は失われていません。",
    },
    slow: {
      heading: "時間がかかりすぎています",
      text: "時間内に応答がありませんでした。しばらくしてからお試しください。",
    },
    busy: (seconds) => ({
      heading: "ただいま混み合っています",
      text:
        seconds === undefined
          ? "空きがありません。少し待ってからお試しください。"
          : `空きがありません。${numbers.format(seconds)} 秒後にお試しください。`,
    }),
    gone: { heading: "もうありません", text: "その間に削除されました。" },
    refused: "サービスで扱えない内容です",
    fault: (requestId) => ({
      heading: "こちら側で問題が起きました",
      text:
        requestId === undefined
          ? "お客様のせいではありません。もう一度お試しください。"
          : `お客様のせいではありません。もう一度試しても変わらない場合は、運用担当者にこの番号をお伝えください：${requestId.replace("urn:uuid:", "")}`,
    }),
  },
  unknown: {
    title: "見つかりません",
    heading: "このアドレスには何もありません",
    text: "リンクが途中で切れているかもしれません。",
    action: "最初の画面へ",
  },
};
