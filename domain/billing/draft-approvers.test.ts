import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  closedByApproval,
  closedByChange,
  type DraftToApprove,
  deciders,
  type Level,
  nameable,
  needsDeputy,
  type PossibleApprover,
} from './draft-approvers'

/** Two people a role as in the demo company, more with any mix of roles, and two administrators. */
const someone = (id: string, levels: Level[], near: boolean, admin = false): PossibleApprover => ({
  id,
  name: id,
  levels: admin ? [1, 2, 3] : levels,
  admin,
  near: near || admin || levels.some(level => level > 1),
})
const company = fc
  .record({
    near: fc.array(fc.boolean(), { minLength: 2, maxLength: 2 }),
    more: fc.array(fc.record({ levels: fc.subarray<Level>([1, 2, 3], { minLength: 1 }), near: fc.boolean() }), {
      maxLength: 3,
    }),
  })
  .map(({ near, more }) => [
    ...near.map((of, at) => someone(`salesperson_${at}`, [1], of)),
    ...[0, 1].map(at => someone(`sales_manager_${at}`, [2], true)),
    ...[0, 1].map(at => someone(`ceo_${at}`, [3], true)),
    ...more.map((of, at) => someone(`other_${at}`, of.levels, of.near)),
    ...[0, 1].map(at => someone(`admin_${at}`, [], true, true)),
  ])
const acts = fc.array(fc.record({ act: fc.constantFrom('change', 'approve', 'reject'), who: fc.nat() }), {
  maxLength: 12,
})

test('whatever was made, changed, approved or rejected before, somebody besides ADMIN may decide who did not change it', () => {
  let refused = 0
  let named = 0
  fc.assert(
    fc.property(company, fc.nat(), fc.integer({ min: 1, max: 3 }), acts, (people, maker, levels, all) => {
      const makers = [...people.filter(who => !who.admin && who.levels.some(level => level < 3)), { id: 'finance' }]
      let draft: DraftToApprove = {
        level: 1,
        levels,
        madeBy: makers[maker % makers.length]!.id,
        lastEditedBy: null,
        approvedBy: [],
        personsDiffer: true,
      }
      const look = () => {
        const able = deciders(people, draft)
        expect(able.every(who => ![draft.madeBy, draft.lastEditedBy, ...draft.approvedBy].includes(who.id))).toBe(true)
        if (!needsDeputy(people, draft)) return expect(able.some(who => !who.admin)).toBe(true)
        named++
        expect(nameable(people, draft)).not.toEqual([])
      }
      const turn = (closes: Level | null, after: DraftToApprove) => {
        if (closes) refused++
        else draft = after
      }
      look()
      for (const { act, who } of all) {
        const start: DraftToApprove = { ...draft, level: 1, approvedBy: [] }
        const able = needsDeputy(people, draft) ? nameable(people, draft) : deciders(people, draft)
        const by = able[who % able.length]!
        const editor = people[who % people.length]!.id
        if (act === 'change') turn(closedByChange(people, draft, editor), { ...start, lastEditedBy: editor })
        if (act === 'reject') turn(null, start)
        if (act === 'approve' && draft.level < levels)
          turn(closedByApproval(people, draft, by.id), {
            ...draft,
            level: (draft.level + 1) as Level,
            approvedBy: [...draft.approvedBy, by.id],
          })
        look()
      }
    }),
    { numRuns: 2000, seed: 36 },
  )
  // The walk meets both ways out, else it says nothing.
  expect(refused).toBeGreaterThan(0)
  expect(named).toBeGreaterThan(0)
})

test('no role takes the level of another, and one person may climb alone only by the setting', () => {
  const people = [someone('sales', [1], true), someone('manager', [2], true), someone('ceo', [3], true)]
  const draft = { level: 2 as Level, levels: 3, madeBy: 'manager', lastEditedBy: null, approvedBy: ['sales'] }
  expect(deciders(people, { ...draft, personsDiffer: true })).toEqual([])
  expect(deciders(people, { ...draft, personsDiffer: false })).toMatchObject([{ id: 'manager' }])
})

test('where one person holds each level nothing is refused: ADMIN is the last one left', () => {
  const people = [someone('sales', [1], true), someone('manager', [2], true), someone('ceo', [3], true)]
  const draft = {
    level: 1 as Level,
    levels: 3,
    madeBy: 'finance',
    lastEditedBy: null,
    approvedBy: [],
    personsDiffer: true,
  }
  expect(closedByChange(people, draft, 'sales')).toBe(null)
  expect(closedByChange([...people, someone('ceo_2', [3], true)], draft, 'sales')).toBe(1)
})
