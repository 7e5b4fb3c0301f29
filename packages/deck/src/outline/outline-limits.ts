/** The most that an outline may hold; lengths in code points. */
export const outlineLimits = {
  slides: 200,
  itemsPerList: 30,
  levels: 3,
  runs: 200,
  title: 200,
  line: 400,
  lead: 200,
  text: 2_000,
  notes: 100_000,
  href: 2_083,
  agendaEntries: 40,
  columns: 4,
  options: 4,
  pointsPerOption: 8,
  tableColumns: 12,
  tableRows: 200,
  columnHeading: 100,
  cell: 400,
  /** Of all the cells of a row together, so that every row fits on a page. */
  row: 800,
  categories: 60,
  series: 8,
  /** The name of a category or of a series. */
  chartLabel: 100,
  unit: 40,
  decimals: 6,
  /** How far from zero: what Excel keeps all digits of. */
  chartValue: 1e15,
  events: 40,
  steps: 30,
  /** The date of an event or of a next step. */
  date: 80,
  figures: 4,
  figureValue: 40,
  /** What a figure is held against. */
  references: 6,
  /** The values of a figure's series. */
  seriesValues: 60,
  /** The word of a status, and what an agenda's entry asks. */
  word: 60,
  /** A day. */
  minutes: 1_440,
  targets: 4,
  quotation: 1_000,
  /** The name, and the role, of a person. */
  person: 200,
  cards: 12,
  icon: 60,
  nodes: 24,
  /** The `id` of a node. */
  id: 40,
  /** The ways from one node. */
  edges: 5,
  edgeLabel: 60,
  /** Of a hierarchy, the root's included. */
  hierarchyLevels: 5,
  /** Below one node. */
  hierarchyChildren: 20,
  hierarchyNodes: 80,
  matrixItems: 20,
  /** The name of an axis or of an end of it. */
  axis: 60,
  periods: 60,
  period: 40,
  planRows: 40,
  milestones: 6,
  codeLines: 400,
  code: 40_000,
  codeLanguage: 60,
  nextSteps: 20,
  /** What a deck's writer drew for it. */
  drawings: 12,
  /** The sides of their fields. */
  drawingSide: 2_000,
  drawingAreas: 160,
  /** Where labels point to on one. */
  drawingAnchors: 12,
} as const;
