import { createExample } from "../src/example.ts";
import { points, rich, rows } from "../src/write-text.ts";

/** Japanese: two syllabaries and ideographs, line-breaking rules. */
export const disasterTrainingJapanese = createExample({
  name: "disaster-training-japanese",
  look: "harbor",
  title: "町内会の防災訓練",
  language: "ja-JP",
  slides: [
    {
      kind: "title",
      title: "最初の七十二時間を、自分たちで乗り切る",
      subtitle: "汐見町町内会 秋の防災訓練のご案内",
      byline: "防災担当 小野寺 · 2026年10月4日",
      notes: "集合時間と雨天時の対応を最初に伝える。",
    },
    {
      kind: "statement",
      title: "助けは、まず隣から来る",
      support: "前回の大きな地震では、救助された人の八割が家族や近所の人に助け出されました。",
      notes: "少し間をおく。",
    },
    {
      kind: "agenda",
      title: "今日の訓練は四つの場面で進みます",
      entries: [
        { title: "揺れた直後", summary: "身を守る、火を止める" },
        { title: "最初の一時間", summary: "安否を確かめる" },
        { title: "最初の一日", summary: "水、トイレ、情報" },
        { title: "三日目まで", summary: "避難所を動かす" },
      ],
      notes: "班ごとに色のついた腕章を配る。",
    },
    {
      kind: "process",
      title: "揺れを感じたら、順番に五つだけ",
      steps: [
        { title: "頭を守る", text: "机の下か、かばんで" },
        { title: "火を止める", text: "揺れがおさまってから" },
        { title: "扉を開ける", text: "出口を確保する" },
        { title: "靴をはく", text: "ガラスで足を切らない" },
        { title: "声をかける", text: "両隣の家へ" },
      ],
      notes: "実際に声を出して練習する。",
    },
    {
      kind: "flow",
      title: "家にとどまるか、避難所へ行くか",
      nodes: [
        {
          id: "fire",
          form: "question",
          text: "火や煙が近いか",
          edges: [
            { to: "leave", label: "はい" },
            { to: "house", label: "いいえ" },
          ],
        },
        {
          id: "house",
          form: "question",
          text: "家は傾いていないか",
          edges: [
            { to: "stay", label: "はい" },
            { to: "leave", label: "いいえ" },
          ],
        },
        { id: "stay", form: "end", text: "家で過ごし、黄色い布を出す" },
        { id: "leave", form: "end", text: "隣に声をかけて避難所へ" },
      ],
      notes: "迷ったら避難所へ。",
    },
    {
      kind: "bullets",
      title: "安否確認は、黄色い布一枚で早くなる",
      items: points(
        "無事な家は玄関に**黄色い布**を出す",
        "布のない家を、班長が二人一組で訪ねる",
        "返事がなければ中に入らず、本部に連絡する",
        "昨年の訓練では、百四十二世帯の確認が**三十八分**で終わった",
      ),
      notes: "布は受付で配る。",
    },
    {
      kind: "numbers",
      title: "一人が一日に必要なもの",
      figures: [
        { value: "3 L", label: "飲み水", text: "三日分で九リットル", highlighted: true },
        { value: "5回", label: "携帯トイレ", text: "家族の人数分を忘れずに" },
        { value: "3食", label: "火を使わない食事", text: "ふだん食べるものを多めに" },
      ],
      takeaway: rich("特別な非常食より、**いつもの食品を少し多く**買い置きするほうが続きます。"),
      notes: "見本を机に並べる。",
    },
    {
      kind: "chart",
      title: "備えのある家は増えたが、トイレはまだ三割",
      chart: {
        form: "bar",
        categories: ["懐中電灯", "飲み水", "食品", "常備薬", "家具の固定", "携帯トイレ"],
        series: [{ name: "備えている世帯", values: [88, 71, 64, 52, 43, 31] }],
        unit: "%",
        highlightedCategory: 5,
      },
      reading: rich("携帯トイレを備えている世帯は**31%**にとどまります。"),
      source: "町内会アンケート、2026年7月、回答118世帯",
      notes: "回収率は八割を超えた。",
    },
    {
      kind: "table",
      title: "避難所の役割は、来た人全員で分ける",
      columns: [
        { heading: "班" },
        { heading: "仕事" },
        { heading: "人数", alignment: "end" },
        { heading: "集合場所" },
      ],
      rows: rows(
        "受付 | 名簿を作り、部屋を割り当てる | 6 | 体育館入口",
        "水と食事 | 給水、配膳、片づけ | 10 | 家庭科室",
        "衛生 | トイレの清掃、手洗い場 | 8 | 校舎一階",
        "看護 | 体調の確認、薬の相談 | 4 | 保健室",
        "情報 | 掲示板、ラジオ、連絡 | 3 | 職員室",
      ),
      notes: "役割は一日ごとに交代する。",
    },
    {
      kind: "plan",
      title: "九月の訓練まで、準備は三か月",
      periods: ["7月", "8月", "9月"],
      rows: [
        { label: "役割を決める", start: 0, end: 1, owner: "役員会", done: 1 },
        { label: "備品を点検する", start: 0.5, end: 2, owner: "衛生班", done: 0.5 },
        { label: "各戸にちらしを配る", start: 1, end: 2, owner: "情報班" },
        { label: "訓練当日", start: 2.5, end: 2.5, highlighted: true },
      ],
      notes: "雨天でも行う。",
    },
    {
      kind: "cards",
      title: "こんな人がいたら、こう声をかける",
      cards: [
        { heading: "耳の不自由な人", text: rich("正面から、短い文を書いて見せる"), icon: "ear" },
        { heading: "赤ちゃん連れ", text: rich("静かな部屋と、お湯の場所を伝える"), icon: "baby" },
        { heading: "外国から来た人", text: rich("やさしい日本語と、指さし表を使う"), icon: "languages" },
        { heading: "ペットと一緒の人", text: rich("専用の場所へ、一緒に案内する"), icon: "dog" },
      ],
      notes: "指さし表は六か国語ある。",
    },
    {
      kind: "quote",
      title: "十年前に避難所を開いた人の言葉",
      quotation: "名前を呼び合える町は、暗い夜にも強かった。",
      name: "佐伯 とも子",
      role: "元町内会長",
      notes: "ご本人が会場にいらっしゃる。",
    },
    {
      kind: "closing",
      title: "家に帰ったら、今日のうちに三つ",
      items: points(
        "黄色い布を玄関の内側にかける",
        "家族の集合場所を紙に書いて貼る",
        "携帯トイレを十五回分、買い物リストに入れる",
      ),
      contact: "bousai@shiomi.example",
      notes: "次回は三月、夜間訓練。",
    },
  ],
});
