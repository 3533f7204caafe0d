import type { Invariant } from './invariant'

/** Tests, results and certificates. Rows that wear the demo flag were written as history and not by commands. */
export const LABORATORY_INVARIANTS: readonly Invariant[] = [
  {
    id: 'I16a',
    text: 'Certificate numbers of a year have no gap and end at their counter',
    sql: `select n.series, n.top, n.taken, c.value from (select 'cylinder-certificate:' || split_part(cert_no, '-', 2) as series,
      max(split_part(cert_no, '-', 3)::int) as top, count(*)::int as taken from cylinder_certificate group by 1) n
      left join counter c on c.series = n.series where n.top <> n.taken or c.value is distinct from n.top`,
  },
  {
    id: 'I16b',
    text: 'A valid certificate says what is approved, in the revision that it says',
    sql: `select c.cert_no, covered from cylinder_certificate c, unnest(c.covers) covered left join cylinder_age a
      on a.id = split_part(covered, ':', 1)::uuid and a.revision = split_part(covered, ':', 2)::int and a.status = 'approved'
      where c.status = 'valid' and a.id is null`,
  },
  {
    id: 'I16c',
    text: 'Who tested, passed on and approved a result are three persons',
    sql: `select a.id, a.lab_name, a.house_name, a.manager_name from cylinder_age a where a.status = 'approved'
      and (a.lab_by = a.house_by or a.lab_by = a.manager_by or a.house_by = a.manager_by)
      and not exists (select 1 from setting s where s.name = 'cylinders.persons-differ')`,
  },
  {
    id: 'I16d',
    text: 'A completed set has every age approved, and an approved age has its mean',
    sql: `select t.test_no, a.age_days, a.status from cylinder_test t join cylinder_age a on a.test_id = t.id
      where (t.status = 'completed' and a.status not in ('approved', 'withdrawn')) or (a.status = 'approved' and a.mean is null)`,
  },
  {
    id: 'I16e',
    text: 'A concrete is in the state that its history told last, with a standard deviation in continuous production alone',
    sql: `select c.id, c.state, c.sigma, told.to from concrete_conformity c left join lateral (select h.to from conformity_change h
      where h.concrete_id = c.id and h.kind in ('state', 'correction') order by h.at desc, h.id desc limit 1) told on true
      where c.active and (split_part(coalesce(told.to, 'initial'), ',', 1) <> c.state or (c.state = 'continuous') <> (c.sigma is not null))`,
  },
  {
    id: 'I17a',
    text: 'Requisition numbers of a kind and year have no gap and end at their counter',
    sql: `select n.series, n.top, n.taken, c.value from (select 'requisition-' || kind || ':' || split_part(requisition_no, '-', 2) as series,
      max(split_part(requisition_no, '-', 3)::int) as top, count(*)::int as taken from requisition
      where requisition_no ~ '^(MR|RR)-[0-9]{2}-[0-9]{5}$' group by 1) n
      left join counter c on c.series = n.series where n.top <> n.taken or c.value is distinct from n.top`,
  },
  {
    id: 'I17b',
    text: 'Nobody decides on the own requisition',
    sql: `select requisition_no, status, decided_by_name from requisition
      where status not in ('draft', 'submitted') and (decided_by is null or decided_by in (requested_by, submitted_by))`,
  },
  {
    id: 'I17c',
    text: 'A completed requisition has every mapping completed or every result in, and one that is mapped has its mix',
    sql: `select r.requisition_no, r.status from requisition r where r.status = 'completed' and (
        exists (select 1 from requisition_mix_mapping m where m.requisition_id = r.id and m.status <> 'completed')
        or exists (select 1 from requisition_test t where t.requisition_id = r.id and t.result is null))
      or (r.kind = 'mix' and r.status in ('mapped', 'completed')
        and not exists (select 1 from requisition_mix_mapping m where m.requisition_id = r.id))`,
  },
]
