import type { ExposureClass } from '~/domain/mixdesign/requisition-choices'

export type MixAsk = {
  title: string
  status: 'draft' | 'submitted' | 'approved' | 'mapped' | 'completed' | 'rejected'
  /** Days since it was asked, and until it is needed. */
  ago: number
  in: number
  mpa: number
  exposure: readonly ExposureClass[]
  quantity: number
  /** Share of what the usual mix emits; without one no carbon is asked for. */
  carbon?: number
  special?: string
  said?: string
  /** Why a mix was taken that does not meet everything. */
  why?: string
}

export const MIX_ASKS: readonly MixAsk[] = [
  {
    title: 'Raft foundation, one pour over night',
    status: 'submitted',
    ago: 1,
    in: 16,
    mpa: 40,
    exposure: ['XS2'],
    quantity: 1850,
    carbon: 1.04,
    special: 'Rise of temperature at most 40 °C in the core; retention of 4 hours; 100 m³ an hour by two pumps.',
  },
  {
    title: 'Columns of the podium, levels 1 to 4',
    status: 'submitted',
    ago: 2,
    in: 12,
    mpa: 60,
    exposure: ['XC3'],
    quantity: 420,
    special: 'Strength for the formwork of 20 MPa after 18 hours.',
  },
  {
    title: 'Bored piles under bentonite',
    status: 'mapped',
    ago: 9,
    in: 6,
    mpa: 40,
    exposure: ['XA2'],
    quantity: 2600,
    special: 'Poured by tremie, workable for 6 hours, no segregation.',
    said: 'Trial piles on the first day; cubes at 7 and 28 days.',
  },
  {
    title: 'Basement walls against ground water',
    status: 'approved',
    ago: 5,
    in: 14,
    mpa: 40,
    exposure: ['XC4'],
    quantity: 960,
    carbon: 1.02,
    special: 'Penetration of water at most 30 mm, EN 12390-8.',
    said: 'Please use the slag mix.',
  },
  {
    title: 'Topping of the car park decks',
    status: 'draft',
    ago: 0,
    in: 21,
    mpa: 35,
    exposure: ['XC3'],
    quantity: 310,
  },
  {
    title: 'Quay wall, tidal zone',
    status: 'rejected',
    ago: 7,
    in: 20,
    mpa: 35,
    exposure: ['XS3'],
    quantity: 740,
    special: 'Chloride migration below 8 × 10^−12 m²/s at 28 days.',
    said: 'Limits of XS3 and 35 MPa do not go together with a life of 100 years. Please ask the designer for the class.',
  },
  {
    title: 'Ground slab of the warehouse',
    status: 'completed',
    ago: 34,
    in: -6,
    mpa: 30,
    exposure: ['XC2'],
    quantity: 1280,
  },
  {
    title: 'Transfer beams, level 6',
    status: 'completed',
    ago: 41,
    in: -12,
    mpa: 50,
    exposure: ['XC3'],
    quantity: 380,
    carbon: 1.05,
    special: 'Dense reinforcement: stone of 10 mm is welcome.',
  },
  { title: 'Pile caps, block B', status: 'completed', ago: 58, in: -30, mpa: 40, exposure: ['XC2'], quantity: 540 },
  {
    title: 'Blinding under the tank farm',
    status: 'mapped',
    ago: 4,
    in: 9,
    mpa: 20,
    exposure: ['X0'],
    quantity: 160,
    said: 'The usual mix will do.',
  },
  {
    title: 'Core walls with the climbing form',
    status: 'approved',
    ago: 3,
    in: 18,
    mpa: 50,
    exposure: ['XC3'],
    quantity: 2150,
    carbon: 1.0,
    special: 'One lift every three days; 15 MPa after 16 hours.',
    said: 'Maturity sensors in the first two lifts.',
  },
  {
    title: 'Post-tensioned slabs, low carbon',
    status: 'submitted',
    ago: 0,
    in: 24,
    mpa: 40,
    exposure: ['XC3'],
    quantity: 3400,
    carbon: 0.92,
    special: 'Client asks for 8 % below the usual mix; 25 MPa at 72 hours for stressing.',
  },
  {
    title: 'Retaining wall of the road',
    status: 'completed',
    ago: 70,
    in: -44,
    mpa: 40,
    exposure: ['XC4'],
    why: 'The consultant takes 0.55: the face is coated.',
    quantity: 220,
  },
  { title: 'Kerbs and drains', status: 'draft', ago: 1, in: 30, mpa: 25, exposure: [], quantity: 95 },
]
