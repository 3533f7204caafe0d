import type { Role } from '~/domain/access/roles'
import { anId, screens } from '../kit/screens'

const laboratory: Role[] = ['house_manager', 'admin', 'lab', 'lab_manager']
const auditors: Role[] = ['admin', 'mix_design_requester', 'lab', 'raw_material_requester']
const designers: Role[] = ['admin', 'lab', 'lab_manager', 'advance_user', 'mix_design_requester']
const planners: Role[] = ['admin', 'dispatcher', 'dispatcher_manager']
const concreteAt = (url: string, roles: Role[]) => [
  { url, file: 'concrete-conformity-list.tsx', title: 'Conformity', roles },
  {
    url: `${url}/:concrete_id`,
    file: 'concrete-conformity-record.tsx',
    title: 'Conformity of a concrete',
    roles,
    valid: { concrete_id: anId },
  },
]
const casesAt = (url: string, roles: Role[]) => [
  { url, file: 'non-conformity-list.tsx', title: 'Non-conformities', roles },
  {
    url: `${url}/:non_conformity_id`,
    file: 'non-conformity-record.tsx',
    title: 'Non-conformity',
    roles,
    valid: { non_conformity_id: anId },
  },
]
const here = (path: string, file: string, title: string, roles: Role[] = laboratory) => ({
  url: path ? `inhouse-cylinder-testing/${path}` : 'inhouse-cylinder-testing',
  file,
  title,
  roles,
})

export const cylindersScreens = screens('cylinders', [
  here('', 'cylinder-test-list.tsx', 'In-house cylinder testing'),
  here('inhouse-cylinder-listing', 'cylinder-test-list.tsx', 'Search Cylinder Test'),
  here('cylinder-test-info', 'cylinder-test-record.tsx', 'Cylinder test info'),
  here('inhouse-cylinder-lab-info', 'lab-info.tsx', 'Lab info'),
  here('wet-test', 'wet-test.tsx', 'Wet cylinder test'),
  here('dry-test', 'dry-test.tsx', 'Dry cylinder test'),
  here('test-methods', 'test-methods.tsx', 'Test methods', ['admin', 'lab', 'lab_manager']),
  here('approval-request', 'approval-request.tsx', 'Cylinder Test Approval Request'),
  here('week-at-a-glance', 'week-board.tsx', 'Week at a glance'),
  here('search-history', 'cylinder-test-history.tsx', 'Search history'),
  here('cylinder-testing-report', 'testing-report.tsx', 'Cylinder testing report'),
  here('cylinder-testing-conad-report', 'conad-report.tsx', 'Cylinder testing CONAD report'),
  here('generate-plant-test-result-summary-report', 'plant-summary.tsx', 'Plant test result summary report'),
  // The laboratory has it beside its results, who designs mixes beside the mixes, who plans loads beside the orders.
  ...concreteAt('inhouse-cylinder-testing/conformity', laboratory),
  ...casesAt('inhouse-cylinder-testing/non-conformity', laboratory),
  ...concreteAt('mixdesign/conformity', designers),
  ...casesAt('mixdesign/non-conformity', designers),
  ...concreteAt('order/conformity', planners),
  ...casesAt('order/non-conformity', planners),
  here('mixer_ev_report', 'mixer-report.tsx', 'Mixer evaluation report'),
  here('audit-report', 'plant-audit-report.tsx', 'Audit report'),
  here('concrete-pot', 'concrete-pot-list.tsx', 'Concrete pot'),
  here('equipment', 'laboratory-equipment-list.tsx', 'Laboratory equipment'),
  here('configuration-setting', 'configuration-list.tsx', 'Configuration setting'),
  here('plant-audit-form', 'plant-audit-form.tsx', 'Plant audit form', auditors),
  here('plant-audit-info', 'plant-audit-list.tsx', 'Plant audit info', auditors),
  here('confirm-modal', 'confirm-dialog.tsx', 'Confirm'),
  here('generate-cert-modal', 'certificate-dialog.tsx', 'Generate certificate'),
  here('send-email-modal', 'email-dialog.tsx', 'Send e-mail'),
  here('test-detail-modal', 'detail-dialog.tsx', 'Test detail'),
  here('InhouseCylinderLabInfoModal', 'lab-dialog.tsx', 'Lab info'),
  {
    url: 'administration/upload-cylinder-test',
    file: 'cylinder-upload.tsx',
    title: 'Upload cylinder test',
    roles: ['admin'],
  },
  {
    url: 'administration/download-cylinder-test',
    file: 'cylinder-download.tsx',
    title: 'Download cylinder test',
    roles: ['admin'],
  },
])
