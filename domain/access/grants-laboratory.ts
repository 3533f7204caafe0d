import type { Grants } from './actions'
import { dispatchHeads, everyone, laboratory, mixDesk, plantFloor, requesters } from './role-groups'
import type { Role } from './roles'

/** The laboratory, who designs mixes, and who plans the loads. */
const conformityReaders: readonly Role[] = [
  ...laboratory,
  'house_manager',
  'advance_user',
  'mix_design_requester',
  'dispatcher',
  'dispatcher_manager',
]

const passportDesk: readonly Role[] = [
  ...laboratory,
  'dispatcher',
  'dispatcher_manager',
  'sales_admin',
  'salesperson',
  'sales_manager',
]

/** Who holds which right in materials, mix design, testing and reports. */
export const laboratoryAreas = {
  /** Who makes mixes and tests materials reads the list of them. */
  material: {
    view: [
      ...new Set([...plantFloor, 'hr_cement', ...laboratory, 'advance_user', 'mix_design_requester'] as Role[]),
      'raw_material_requester',
    ],
    manage: plantFloor,
  },
  /** Closing the stock book of a plant, and opening it again. */
  stock_close: { view: [...plantFloor, 'finance_hod'], manage: [...dispatchHeads, 'finance_hod'] },
  material_order: { view: [...plantFloor, 'hr_cement'], manage: [...plantFloor, 'hr_cement'] },
  mix_design: {
    view: mixDesk,
    manage: ['admin', 'lab', 'lab_manager', 'advance_user'],
    'approve-1': ['admin', 'lab_manager'],
  },
  /** Sales sees what its customers have agreed to. */
  mix_submittal: {
    view: [...mixDesk, 'salesperson', 'sales_admin', 'sales_manager'],
    manage: ['admin', 'lab', 'lab_manager', 'advance_user'],
  },
  /** Who answers for the concrete to its customer. */
  pour_passport: { view: [...passportDesk, 'ceo'], manage: passportDesk },
  /** Carbon factors that bind every plant. */
  company_carbon: { manage: ['admin', 'lab_manager'] },
  /** Either kind; which of them one sees is in the two rows below. */
  requisition: {
    view: requesters,
    manage: ['admin', 'mix_design_requester', 'raw_material_requester', 'lab', 'lab_manager'],
    'approve-1': laboratory,
  },
  md_requisition: {
    view: ['admin', 'mix_design_requester', 'lab', 'lab_manager', 'advance_user'],
    manage: ['admin', 'mix_design_requester', 'lab', 'lab_manager'],
  },
  rm_requisition: {
    view: ['admin', 'raw_material_requester', 'mix_design_requester', 'lab', 'lab_manager'],
    manage: ['admin', 'raw_material_requester', 'mix_design_requester', 'lab', 'lab_manager'],
  },
  requisition_mapping: {
    view: ['admin', 'lab', 'lab_manager', 'advance_user'],
    manage: ['admin', 'lab', 'lab_manager', 'advance_user'],
  },
  raw_test: {
    view: [...laboratory, 'raw_material_requester'],
    manage: [...laboratory, 'raw_material_requester'],
    'approve-1': ['admin', 'lab_manager'],
  },
  /** Level 1 is the house manager's, level 2 the laboratory manager's; the laboratory itself only submits. */
  cylinder_test: {
    view: [...laboratory, 'house_manager'],
    manage: [...laboratory, 'house_manager'],
    'approve-1': ['admin', 'house_manager'],
    'approve-2': ['admin', 'lab_manager'],
  },
  cylinder_lab: { write: laboratory },
  /** Where the production of each concrete stands: the laboratory, who designs mixes and who plans loads of them. */
  conformity: { view: conformityReaders },
  /** Level 1 closes and opens again what another person decided. */
  non_conformity: {
    view: conformityReaders,
    manage: laboratory,
    'approve-1': ['admin', 'lab_manager', 'house_manager'],
  },
  cylinder_decision: { write: ['admin', 'house_manager', 'lab_manager'] },
  plant_audit: {
    view: ['admin', 'mix_design_requester', 'lab', 'raw_material_requester'],
    manage: ['admin', 'mix_design_requester', 'lab', 'raw_material_requester'],
  },
  engineering: { view: [...new Set([...mixDesk, ...laboratory, 'raw_material_requester'] as Role[])] },
  /** Checks of a batch, of fresh concrete and of a truck: the plant's, and whoever calculates otherwise. */
  plant_check: {
    view: [...new Set([...plantFloor, ...mixDesk, ...laboratory, 'raw_material_requester'] as Role[])],
  },
  report: { view: everyone },
  carbon_report: { view: ['admin', 'lab', 'lab_manager', 'finance_hod'] },
  plant_report: { view: ['admin', 'mix_design_requester', 'lab', 'raw_material_requester'] },
  chat_report: { view: ['admin', 'lab_manager', 'dispatcher_manager', 'finance_hod', 'sales_manager', 'ceo'] },
} satisfies Grants
