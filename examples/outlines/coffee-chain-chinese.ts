import { createExample } from "../src/example.ts";
import { points, rich, rows, signed } from "../src/write-text.ts";

/** Simplified Chinese: no spaces, full-width punctuation. */
export const coffeeChainChinese = createExample({
  name: "coffee-chain-chinese",
  look: "terracotta",
  title: "青屿咖啡2026年度经营回顾",
  language: "zh-CN",
  slides: [
    {
      kind: "title",
      title: "社区小店撑起了全年增长",
      subtitle: "青屿咖啡2026年度经营回顾与2027年计划",
      byline: "战略部 · 2026年12月8日",
      notes: "开场两分钟，先感谢各区域团队。",
    },
    {
      kind: "agenda",
      title: "今天回答四个问题",
      entries: [
        { title: "今年做得怎么样", summary: "营收、门店、会员" },
        { title: "顾客发生了什么变化", summary: "时段、品类、渠道" },
        { title: "成本压力从哪里来", summary: "豆价、租金、人力" },
        { title: "明年怎么做", summary: "三件大事与时间表" },
      ],
      notes: "每部分约十分钟。",
    },
    {
      kind: "section",
      title: "今年做得怎么样",
      summary: "营收、门店、会员",
      notes: "先看结果，再看原因。",
    },
    {
      kind: "numbers",
      title: "营收首次突破八亿元，老会员贡献过半",
      figures: [
        { value: "8.26亿元", label: "全年营收", text: "同比增长19%", highlighted: true },
        { value: "312家", label: "营业门店", text: "净增41家" },
        { value: "57%", label: "会员消费占比", text: "去年为49%" },
      ],
      takeaway: rich("增长的**三分之二**来自开业满一年的社区门店。"),
      notes: "财务口径，未经审计。",
    },
    {
      kind: "chart",
      title: "社区店每个季度都跑赢商场店",
      chart: {
        form: "column",
        categories: ["一季度", "二季度", "三季度", "四季度"],
        series: [
          { name: "商场店", values: [0.82, 0.86, 0.88, 0.9] },
          { name: "社区店", values: [0.97, 1.12, 1.29, 1.42], highlighted: true },
        ],
        unit: "亿元",
        decimals: 2,
      },
      reading: rich("四季度社区店营收达到**1.42亿元**，是商场店的一点六倍。"),
      source: "公司财务系统，四季度含预估",
      notes: "外卖收入按门店归属统计。",
    },
    {
      kind: "section",
      title: "顾客发生了什么变化",
      summary: "时段、品类、渠道",
      notes: "数据来自会员系统和三次访谈。",
    },
    {
      kind: "bullets",
      title: "早餐时段成了新的增长点，而且复购率最高",
      items: points(
        "早上七点到九点的订单占比从**18%**升到**27%**，其中一半同时购买面点",
        "低糖饮品占到全部饮品的四成，三十五岁以上顾客尤其明显",
        "自提订单首次超过堂食，平均等待时间缩短到四分钟",
        "周末亲子客群增长最快，但目前只有四十家店配有儿童座椅",
      ),
      notes: "亲子客群是访谈中意外的发现。",
    },
    {
      kind: "comparison",
      title: "早餐业务建议先做合作烘焙",
      options: [
        {
          heading: "自建中央厨房",
          points: signed("+ 品质完全可控", "- 投资三千万元", "- 两年后才能投产"),
        },
        {
          heading: "与本地烘焙店合作",
          recommended: true,
          points: signed("+ 两个月即可上线", "+ 每个城市有自己的味道", "- 品质标准需要统一"),
        },
      ],
      notes: "两种方案可以先后进行。",
    },
    {
      kind: "section",
      title: "成本压力从哪里来",
      summary: "豆价、租金、人力",
      notes: "只讲变化最大的四项。",
    },
    {
      kind: "table",
      title: "豆价涨幅最大，租金反而下降",
      columns: [
        { heading: "成本项目" },
        { heading: "2025年", alignment: "end" },
        { heading: "2026年", alignment: "end" },
        { heading: "变化", alignment: "end" },
        { heading: "应对办法" },
      ],
      rows: rows(
        "> 咖啡豆 | 15.2% | 18.9% | +3.7 | 与两个产区签三年长约",
        "门店租金 | 17.8% | 16.1% | -1.7 | 社区店占比提高",
        "人工 | 21.4% | 21.9% | +0.5 | 错峰排班",
        "包装与配送 | 8.6% | 9.1% | +0.5 | 自带杯减三元",
      ),
      source: "各项成本占营收的比例，变化为百分点",
      notes: "长约价格为浮动区间。",
    },
    {
      kind: "section",
      title: "明年怎么做",
      summary: "三件大事与时间表",
      notes: "最后一部分，留时间讨论。",
    },
    {
      kind: "process",
      title: "一家社区店从选址到盈利只要五个月",
      steps: [
        { title: "选址", text: "步行十分钟内五千户以上" },
        { title: "签约", text: "三年起，含续约权" },
        { title: "装修", text: "标准模块，二十一天完工" },
        { title: "试营业", text: "邀请邻居免费试喝" },
        { title: "盈利", text: "日均二百六十杯" },
      ],
      notes: "商场店平均需要十一个月。",
    },
    {
      kind: "quote",
      title: "一位老顾客这样评价",
      quotation: "我每天早上来这里，不是因为咖啡最便宜，而是因为店员记得我女儿的名字。",
      name: "周女士",
      role: "杭州文晖路店会员",
      notes: "已获得本人同意。",
    },
    {
      kind: "timeline",
      title: "明年的四个关键节点",
      events: [
        { date: "2027年1月", title: "早餐合作上线", text: "首批六十家店" },
        { date: "4月", title: "第一家亲子店", text: "杭州城西", highlighted: true },
        { date: "7月", title: "进入成都", text: "先开八家社区店" },
        { date: "11月", title: "门店达到四百家", text: "其中社区店二百九十家" },
      ],
      notes: "成都团队三月到位。",
    },
    {
      kind: "closing",
      title: "请董事会批准三项安排",
      nextSteps: [
        { action: "批准2027年开店预算六千八百万元", owner: "董事会", date: "12月8日" },
        { action: "签订咖啡豆三年长约", owner: "采购部", date: "12月20日" },
        { action: "提交亲子店详细方案", owner: "产品部", date: "1月31日" },
      ],
      contact: "strategy@qingyu.example",
      notes: "预算明细见附件三。",
    },
  ],
});
