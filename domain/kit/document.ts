import type { FullPage } from './sheet'

/** What a printed document says, described as data; a machine that has the fonts turns it into bytes. */
export type PrintNode = string | { [part: string]: unknown } | PrintNode[]
export type PrintDocument = {
  title: string
  content: PrintNode[]
  header?: (page: number, pages: number) => PrintNode
  footer?: (page: number, pages: number) => PrintNode
  watermark?: string | undefined
  margins?: [number, number, number, number]
  landscape?: boolean
}

/** Printing as a port: jobs describe documents, whoever runs them brings the printer. */
export type Print = {
  pdf(document: PrintDocument): Promise<Uint8Array>
  sheet(...pages: FullPage[]): Promise<Uint8Array>
}
