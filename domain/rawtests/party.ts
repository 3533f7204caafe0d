/** Suppliers, samplers and testers are described alike, and kept by the same people. */
export const party = {
  code: { kind: 'text', label: 'Code', most: 20, span: 4, cell: { look: 'code', phone: 'meta' } },
  name: { kind: 'text', label: 'Name', most: 120, span: 8, cell: { phone: 'title' } },
  phone: { kind: 'text', label: 'Phone', most: 40, type: 'tel', span: 4, optional: true },
  email: { kind: 'email', label: 'E-mail', span: 8, optional: true },
  remarks: { kind: 'text', label: 'Remarks', most: 400, lines: 2, optional: true, cell: { wrap: true } },
} as const
export const testers = ['admin', 'lab', 'lab_manager', 'raw_material_requester'] as const
