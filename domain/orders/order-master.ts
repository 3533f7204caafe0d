/** What each list holds that orders are described with. */
export const entry = {
  code: { kind: 'text', label: 'Code', most: 20, span: 4, cell: { look: 'code' } },
  name: { kind: 'text', label: 'Name', most: 80, span: 8 },
} as const
export const remarks = {
  remarks: { kind: 'text', label: 'Remarks', most: 400, lines: 2, optional: true },
} as const
