import type { RequisitionTestType } from '~/domain/mixdesign/requisition-tests'

export type MaterialAsk = {
  title: string
  status: 'draft' | 'submitted' | 'approved' | 'testing' | 'completed' | 'rejected'
  ago: number
  in: number
  code: string
  lot: string
  said?: string
  tests: readonly [type: RequisitionTestType, least: number | null, most: number | null, result?: number][]
}

export const MATERIAL_ASKS: readonly MaterialAsk[] = [
  {
    title: 'Sand of the new shipment',
    status: 'testing',
    ago: 4,
    in: 3,
    code: 'SAND',
    lot: 'MV Mutiara Bay 11',
    said: 'Before the stock pile is mixed.',
    tests: [
      ['fineness_modulus', 2.3, 3.1, 2.74],
      ['fines', null, 7, 5.8],
      ['absorption', null, 2, undefined],
      ['chloride', null, 0.02, undefined],
    ],
  },
  {
    title: 'Granite from the second quarry face',
    status: 'submitted',
    ago: 1,
    in: 10,
    code: 'ST20',
    lot: 'Face 2, bench 4',
    tests: [
      ['abrasion', null, 30],
      ['flakiness', null, 20],
      ['alkali_silica', null, 0.1],
    ],
  },
  {
    title: 'Cement of silo 3, mortar strength',
    status: 'approved',
    ago: 3,
    in: 26,
    code: 'CEM1',
    lot: 'Silo 3, week 46',
    tests: [
      ['strength_2d', 10, null],
      ['strength_28d', 42.5, 62.5],
      ['initial_set', 60, null],
    ],
  },
  {
    title: 'Slag, new terminal',
    status: 'completed',
    ago: 38,
    in: -8,
    code: 'GGBS',
    lot: 'Terminal 2, 10/26',
    tests: [
      ['specific_surface', 400, null, 438],
      ['activity_28d', 70, null, 96],
      ['loss_on_ignition', null, 3, 0.8],
    ],
  },
  {
    title: 'Plasticiser after the complaint of a site',
    status: 'completed',
    ago: 22,
    in: -11,
    code: 'PCE1',
    lot: 'Drum 4471',
    said: 'Compare with the retained sample.',
    tests: [
      ['dry_content', 28.5, 31.5, 27.9],
      ['relative_density', 1.05, 1.09, 1.06],
      ['ph', 5, 8, 6.4],
    ],
  },
  {
    title: 'Recycled water, quarterly',
    status: 'completed',
    ago: 47,
    in: -33,
    code: 'WATR',
    lot: 'Basin A',
    tests: [
      ['ph', 4, null, 8.1],
      ['dissolved_solids', null, 2000, 1140],
    ],
  },
  {
    title: 'Stone 10 mm before the wet season',
    status: 'draft',
    ago: 0,
    in: 14,
    code: 'ST10',
    lot: 'Stock pile East',
    tests: [
      ['fines', null, 1],
      ['absorption', null, 1.2],
    ],
  },
  {
    title: 'Cheap sand offered by a trader',
    status: 'rejected',
    ago: 12,
    in: 5,
    code: 'SAND',
    lot: 'Sample bag 2',
    said: 'A bag is no sample. Take 40 kg from the pile, three places, and ask again.',
    tests: [['chloride', null, 0.02]],
  },
  {
    title: 'Sulphate of the cement, yearly',
    status: 'submitted',
    ago: 2,
    in: 20,
    code: 'CEM1',
    lot: 'Ship sample 44',
    tests: [
      ['sulphate', null, 3.5],
      ['loss_on_ignition', null, 5],
      ['soundness', null, 10],
    ],
  },
]
