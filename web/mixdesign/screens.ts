import type { Role } from '~/domain/access/roles'
import { anId, newOrId, screens } from '../kit/screens'

const mixers: Role[] = ['admin', 'lab', 'lab_manager', 'advance_user']
const requesters: Role[] = ['admin', 'mix_design_requester', 'lab']
const samplers: Role[] = ['admin', 'raw_material_requester', 'mix_design_requester', 'lab']
const sellers: Role[] = ['admin', 'salesperson', 'sales_admin', 'sales_manager']
const readers: Role[] = [...mixers, 'finance_ar', 'finance_hod']
const radarReaders: Role[] = [...readers, 'mix_design_requester']

export const mixdesignScreens = screens('mixdesign', [
  { url: 'mixdesign/list', file: 'mix-design/list.tsx', title: 'Mix design', roles: readers },
  {
    url: 'mixdesign/:mixdesign_form',
    file: 'mix-design/form.tsx',
    title: 'Create or edit mix design',
    roles: mixers,
    valid: { mixdesign_form: newOrId },
  },
  { url: 'mixdesign/trial-batches', file: 'trial-batch-list.tsx', title: 'Trial batches', roles: mixers },
  {
    url: 'mixdesign/trial-batches/:trial_batch_form',
    file: 'trial-batch-form.tsx',
    title: 'Trial batch',
    roles: mixers,
    valid: { trial_batch_form: newOrId },
  },
  {
    url: 'mixdesign/submittals',
    file: 'mix-submittal-list.tsx',
    title: 'Mix submittals',
    roles: radarReaders,
  },
  {
    url: 'mixdesign/submittals/:submittal_form',
    file: 'mix-submittal-form.tsx',
    title: 'Mix submittal',
    roles: radarReaders,
    valid: { submittal_form: newOrId },
  },
  {
    url: 'sales-management/mix-submittals',
    file: 'mix-submittal-list.tsx',
    title: 'Mix submittals',
    roles: sellers,
  },
  {
    url: 'sales-management/mix-submittals/:submittal_id',
    file: 'mix-submittal-form.tsx',
    title: 'Mix submittal',
    roles: sellers,
    valid: { submittal_id: anId },
  },
  { url: 'mixdesign/design-bench', file: 'bench/screen.tsx', title: 'Design bench', roles: mixers },
  { url: 'mixdesign/design-methods', file: 'methods.tsx', title: 'Design methods', roles: mixers },
  { url: 'mixdesign/generated-ai', file: 'optimisation.tsx', title: 'Optimisation', roles: mixers },
  { url: 'mixdesign/generated-mix', file: 'generated-mix.tsx', title: 'Generative AI mix', roles: mixers },
  {
    url: 'mixdesign/md-requisitions',
    file: 'md-requisition-list.tsx',
    title: 'Mix design requisitions',
    roles: requesters,
  },
  {
    url: 'mixdesign/md-requisitions/:requisition_form',
    file: 'md-requisition-form.tsx',
    title: 'Mix design requisition',
    roles: requesters,
    valid: { requisition_form: newOrId },
  },
  {
    url: 'mixdesign/rm-requisitions',
    file: 'rm-requisition-list.tsx',
    title: 'Raw material requisitions',
    roles: samplers,
  },
  {
    url: 'mixdesign/rm-requisitions/ImportModal',
    file: 'rm-requisition-import.tsx',
    title: 'Import',
    roles: samplers,
  },
  {
    url: 'mixdesign/rm-requisitions/:requisition_form',
    file: 'rm-requisition-form.tsx',
    title: 'Raw material requisition',
    roles: samplers,
    valid: { requisition_form: newOrId },
  },
  {
    url: 'mixdesign/requisition-mix-design-mapping',
    file: 'requisition-mapping-list.tsx',
    title: 'Requisition mix design mapping',
    roles: mixers,
  },
  {
    url: 'mixdesign/plant-mix-design-mapping',
    file: 'plant-mapping-list.tsx',
    title: 'Plant mix design mapping',
    roles: mixers,
  },
  {
    url: 'mixdesign/project-mix-design-mapping',
    file: 'project-mapping-list.tsx',
    title: 'Project mix design mapping',
    roles: mixers,
  },
  { url: 'mixdesign/cement-radar', file: 'cement-radar.tsx', title: 'Cement radar', roles: radarReaders },
  { url: 'mixdesign/strength-models', file: 'strength-model-list.tsx', title: 'Strength model', roles: radarReaders },
  {
    url: 'mixdesign/strength-models/:strength_model_id',
    file: 'strength-model-record.tsx',
    title: 'Version of the strength model',
    roles: radarReaders,
    valid: { strength_model_id: anId },
  },
  { url: 'mixdesign/products', file: 'product-list.tsx', title: 'Products', roles: readers },
  {
    url: 'mixdesign/strength-class-control',
    file: 'strength-class-control-list.tsx',
    title: 'Target mean strength control',
    roles: mixers,
  },
  { url: 'mixdesign/field-setup', file: 'field-setup-list.tsx', title: 'Field setup', roles: mixers },
  {
    url: 'administration/upload-mix-design',
    file: 'mix-design/upload.tsx',
    title: 'Upload mix design',
    roles: ['admin'],
  },
  {
    url: 'administration/upload-mix-design-v2',
    file: 'mix-design/upload-lines.tsx',
    title: 'Upload mix design v2',
    roles: ['admin'],
  },
  {
    url: 'administration/download-mix-design',
    file: 'mix-design/download.tsx',
    title: 'Download mix design',
    roles: ['admin'],
  },
])
