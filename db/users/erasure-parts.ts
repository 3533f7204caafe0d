import { sql as raw, type SQL } from 'drizzle-orm'
import type { ErasureKind } from '~/domain/users/erasure'
import { BOOKS, TRAIL } from '~/domain/users/personal-data'

/** A part of what is kept of a person: how much there is, and how it goes or why it stays. */
export type PersonPart = { what: string; count: SQL } & ({ erase: SQL[]; why?: never } | { why: string; erase?: never })

type Of = { id: string; pseudonym: string; by: string; now: Date }

/** In the order in which they go: what is found by an e-mail address goes before the address does. */
export const PERSON_PARTS: Record<ErasureKind, (of: Of) => PersonPart[]> = {
  user: ofUser,
  driver: ofDriver,
  contact: ofContact,
}

const stamp = ({ by, now }: Of) => raw`version = version + 1, updated_at = ${now}, updated_by = ${by}`
const mailsTo = (of: Of, table: SQL): PersonPart => ({
  what: 'Their address on e-mails that were sent',
  count: raw`select count(*) from letter where (select email from ${table} where id = ${of.id}) = any(recipients)`,
  erase: [
    raw`update letter set recipients = array_replace(recipients, (select email from ${table} where id = ${of.id}), ${of.pseudonym})
      where (select email from ${table} where id = ${of.id}) = any(recipients)`,
  ],
})
const trailAbout = ({ id }: Of): PersonPart => ({
  what: 'Audit trail',
  count: raw`select count(*) from audit_line where subject_id = ${id} or actor_id = ${id}`,
  why: TRAIL,
})

function ofUser(of: Of): PersonPart[] {
  const { id, pseudonym } = of
  const gone = (table: string, column: string) =>
    raw`delete from ${raw.identifier(table)} where ${raw.identifier(column)} = ${id}`
  const rows = (table: string, column: string) =>
    raw`(select count(*) from ${raw.identifier(table)} where ${raw.identifier(column)} = ${id})`
  const all = (what: string, tables: [string, string][]): PersonPart => ({
    what,
    count: raw`select ${raw.join(
      tables.map(of => rows(...of)),
      raw` + `,
    )} as count`,
    erase: tables.map(of => gone(...of)),
  })
  return [
    mailsTo(of, raw`portal_user`),
    {
      what: 'Addresses and devices of sessions',
      count: raw`select count(*) from session where user_id = ${id} and (address is not null or agent is not null)`,
      erase: [
        raw`update session set address = null, agent = null, revoked_at = coalesce(revoked_at, ${of.now}) where user_id = ${id}`,
      ],
    },
    all('Passkeys, authenticator app, recovery codes, company account', [
      ['passkey', 'user_id'],
      ['second_factor', 'user_id'],
      ['recovery_code', 'user_id'],
      ['portal_identity', 'user_id'],
    ]),
    all('Notifications, watched records, saved views, scheduled reports', [
      ['notification', 'person_id'],
      ['notification_setting', 'owner_id'],
      ['record_watch', 'owner_id'],
      ['saved_view', 'owner_id'],
      ['list_setting', 'owner_id'],
      ['report_schedule', 'owner_id'],
    ]),
    {
      what: 'Name, user name, e-mail, phone, password, roles',
      count: raw`select count(*) from portal_user where id = ${id}`,
      erase: [
        raw`update portal_user set name = ${pseudonym}, username = ${`erased-${id.slice(-12)}`}, email = null, phone = null,
          password_hash = null, one_time_until = null, roles = '{}', region_ids = '{}', plant_ids = '{}', customer_ids = '{}',
          active = false, credential_epoch = credential_epoch + 1, ${stamp(of)} where id = ${id}`,
      ],
    },
    { what: 'Approvals', count: raw`select count(*) from approval where approver_id = ${id}`, why: BOOKS },
    trailAbout(of),
  ]
}

function ofDriver(of: Of): PersonPart[] {
  const { id, pseudonym } = of
  return [
    {
      what: 'Phones and their codes',
      count: raw`select count(*) from driver_phone where driver_id = ${id}`,
      erase: [raw`delete from driver_phone where driver_id = ${id}`],
    },
    {
      what: 'Name, phone, licence',
      count: raw`select count(*) from driver where id = ${id}`,
      erase: [
        raw`update driver set driver_name = ${pseudonym}, phone = null, licence_no = null, licence_valid_to = null, active = false,
          ${stamp(of)} where id = ${id}`,
      ],
    },
    {
      what: 'Delivery orders and tickets, under the pseudonym',
      count: raw`select count(*) from delivery_order where driver_id = ${id}`,
      why: BOOKS,
    },
    {
      what: 'Hours on duty, under the pseudonym',
      count: raw`select count(*) from duty_event where driver_id = ${id}`,
      why: 'Employment law: records of working hours are kept',
    },
    {
      what: 'Action history of the fleet',
      count: raw`select count(*) from fleet_action where driver_id = ${id}`,
      why: 'The history only grows; its earlier lines have the name of their day',
    },
    {
      what: 'Account of the driver',
      count: raw`select count(*) from driver where id = ${id} and user_id is not null`,
      why: 'An account is erased by itself',
    },
    trailAbout(of),
  ]
}

const ENDED = raw`o.status in ('completed', 'cancelled')`

function ofContact(of: Of): PersonPart[] {
  const { id, pseudonym } = of
  const named = raw`from contact c where c.id = ${id} and o.customer_id = c.customer_id and o.contact_name = c.name`
  const orders = (which: SQL) => raw`select count(*) from "order" o where exists (select 1 ${named}) and ${which}`
  return [
    mailsTo(of, raw`contact`),
    {
      what: 'Site contact of ended orders',
      count: orders(ENDED),
      erase: [raw`update "order" o set contact_name = ${pseudonym}, contact_phone = null ${named} and ${ENDED}`],
    },
    {
      what: 'Site contact of orders that are open',
      count: orders(raw`not ${ENDED}`),
      why: 'The site has to be reached; it goes some time after the order has ended',
    },
    {
      what: 'Name, job title, phone, e-mail',
      count: raw`select count(*) from contact where id = ${id}`,
      erase: [
        raw`update contact set name = ${pseudonym}, job_title = null, phone = null, email = null, active = false, ${stamp(of)}
          where id = ${id}`,
      ],
    },
    trailAbout(of),
  ]
}
