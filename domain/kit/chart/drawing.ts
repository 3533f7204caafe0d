/** A point a reader can reach: its place in px, and what is said of it. */
export type ChartPoint = { x: number; y: number; series: string; label: string }

/** The same content as rows, for those who read tables; columns of numbers are aligned right. */
export type ChartTable = { columns: { label: string; numeric: boolean }[]; rows: string[][] }

/** A picture with its words: SVG text, title, one-sentence description, points in reading order, and the table twin. */
export type Drawing = {
  svg: string
  width: number
  height: number
  title: string
  description: string
  points: ChartPoint[]
  table: ChartTable
}

export type DrawingOptions = {
  theme: 'light' | 'dark' | 'print' | 'live'
  title: string
  /** Distinguishes several charts on one page. */
  id: string
  subtitle?: string
  width?: number
  height?: number
  /** The title is drawn inside the picture (default); a page that has its own heading leaves it out. */
  heading?: boolean
  /** Points can take the focus; a picture for paper or mail stays still. */
  interactive?: boolean
}
