// Made by `npm run contract` from the calls of functions/users; a change here is lost.
import type { Ask, Reply } from '../call'

export interface UsersClient {
  login: {
    $post(given: { json: { username: string; password: string } }): Promise<Reply<SignedIn>>
    'second-factor': {
      $post(given: { json: { ticket: string; code: string } }): Promise<Reply<SignedIn>>
    }
    demo: {
      $get(given?: {  }): Promise<Reply<DemoOffer>>
    }
    passkey: {
      start: {
        $post(given?: {  }): Promise<Reply<PasskeyChallenge>>
      }
      $post(given: { json: { ticket: string; answer: string } }): Promise<Reply<SignedIn>>
    }
    'single-sign-on': {
      $get(given?: {  }): Promise<Reply<SingleSignOnOffer>>
      $post(given: { json: { ticket: string; query: string } }): Promise<Reply<SignedIn>>
      start: {
        $post(given: { json: { again?: boolean } }): Promise<Reply<SingleSignOnStarted>>
      }
    }
  }
  refresh: {
    $post(given: { json: { refreshToken: string } }): Promise<Reply<SignedIn>>
  }
  signup: {
    $post(given: { json: { username: string; password: string; name: string; email: string } }): Promise<Reply<SignedUp>>
  }
  session: {
    $get(given?: {  }): Promise<Reply<Session>>
    counts: {
      $get(given?: {  }): Promise<Reply<Waiting>>
    }
  }
  logout: {
    $post(given?: {  }): Promise<Reply<{ signedOut: true }>>
  }
  administration: {
    user: {
      me: {
        session: {
          $get(given?: {  }): Promise<Reply<(OwnSession)[]>>
          end: {
            $post(given: { json: { id: string } }): Promise<Reply<{ ended: true }>>
          }
          'end-others': {
            $post(given?: {  }): Promise<Reply<{ ended: true }>>
          }
        }
        'second-factor': {
          $get(given?: {  }): Promise<Reply<SecondFactorState>>
          start: {
            $post(given: { json: { currentPassword: string } }): Promise<Reply<Enrolment>>
          }
          confirm: {
            $post(given: { json: { code: string } }): Promise<Reply<RecoveryCodes>>
          }
          codes: {
            $post(given: { json: { code: string } }): Promise<Reply<RecoveryCodes>>
          }
          remove: {
            $post(given: { json: { code: string } }): Promise<Reply<{ on: false }>>
          }
        }
        proof: {
          $get(given?: {  }): Promise<Reply<ProofState>>
          $post(given: { json: { currentPassword?: string; code?: string; passkey?: { ticket: string; answer: string } } }): Promise<Reply<Proved>>
        }
        passkey: {
          $get(given?: {  }): Promise<Reply<(OwnPasskey)[]>>
          $post(given: { json: { ticket: string; answer: string; name: string } }): Promise<Reply<PasskeyAdded>>
          start: {
            $post(given?: {  }): Promise<Reply<PasskeyChallenge>>
          }
          remove: {
            $post(given: { json: { id: string } }): Promise<Reply<{ removed: true }>>
          }
        }
        'change-password': {
          $post(given: { json: { currentPassword: string; newPassword: string } }): Promise<Reply<{ changed: true }>>
        }
        language: {
          $put(given: { json: { language: "en" | "zh" | "ms" | "ta" } }): Promise<Reply<{ language: "en" | "ms" | "ta" | "zh" }>>
        }
      }
      'reset-second-factor': {
        $post(given: { json: { userId: string } }): Promise<Reply<{ id: string; on: false }>>
      }
      list: {
        $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; onlyActive?: Ask; role?: Ask; customerId?: Ask } }): Promise<Reply<{ rows: (UserListRow)[]; total: number; more?: true }>>
      }
      roles: {
        $get(given?: {  }): Promise<Reply<({ role: StaffRole; name: string })[]>>
      }
      detail: {
        ':id': {
          $get(given: { param: { id: string } }): Promise<Reply<UserListRow>>
        }
      }
      'change-status': {
        ':id': {
          $post(given: { param: { id: string }; json: { version: number; active: boolean } }): Promise<Reply<SavedUser>>
        }
      }
      'change-status-many': {
        $post(given: { json: { active: boolean; rows: ({ id: string; version: number })[] } }): Promise<Reply<ManyResult>>
      }
      save: {
        $post(given: { json: { id?: string; version?: number; username: string; name: string; email?: string | "" | null; phone?: string | null; roles: ("admin" | "sales_admin" | "salesperson" | "sales_manager" | "ceo" | "finance_ar" | "finance_hod" | "dispatcher" | "dispatcher_manager" | "batcher" | "lab" | "lab_manager" | "advance_user" | "mix_design_requester" | "raw_material_requester" | "hr_cement" | "house_manager" | "it_support" | "sale" | "project_team" | "salesperson_md" | "it")[]; regionIds?: (string)[]; plantIds?: (string)[] } }): Promise<Reply<SavedUser>>
      }
      'reset-password': {
        $post(given: { json: { userId: string } }): Promise<Reply<SavedUser>>
      }
    }
    'machine-key': {
      $get(given?: {  }): Promise<Reply<{ rows: (MachineKeyRow)[] }>>
      $post(given: { json: { purpose: "erp" | "telematics" | "batch_computer"; machine: string; plantId?: string | null; batchingPlantId?: string | null; days?: number } }): Promise<Reply<MadeKey>>
      revoke: {
        $post(given: { json: { id: string; version: number; reason: string } }): Promise<Reply<{ id: string; version: number; revokedAt: string | null }>>
      }
    }
    setting: {
      $get(given?: {  }): Promise<Reply<{ rows: (SettingRow)[]; total: number }>>
      ':name': {
        $get(given: { param: { name: string } }): Promise<Reply<SettingDetail>>
      }
      preview: {
        $post(given: { json: { name: "users.second-factor-roles" | "users.step-up" | "billing.gst-percent" | "billing.gst-by" | "billing.levels" | "billing.persons-differ" | "billing.note-approvals" | "billing.clean-pass" | "billing.group-up-to" | "billing.gl-codes" | "billing.tax-codes" | "billing.normal-hours" | "billing.washout-at" | "billing.payment-days" | "billing.number-series" | "billing.date-order" | "billing.reminder-steps" | "billing.reminders-daily" | "credit.limit-acts" | "credit.hold-stops" | "attachments.most" | "company.letterhead" | "deliveries.ticket-paper" | "orders.schedule-load" | "orders.minimum-load" | "orders.unload-minutes-per-m3" | "orders.loading-minutes" | "orders.associate-extra-minutes" | "orders.truck-cycle-minutes" | "orders.on-time-minutes" | "orders.hourly-travel" | "orders.free-flow-kmh" | "orders.road-factor" | "orders.stretch-limits" | "orders.continuous-assign" | "orders.complete-minutes" | "orders.wait-offer-minutes" | "orders.offer-way-percent" | "orders.on-call-minutes" | "orders.on-call-reserved-percent" | "orders.notice-minutes" | "orders.lead-minutes" | "orders.will-call-minutes" | "company.escalation" | "orders.site-phone" | "orders.site-answer-minutes" | "deliveries.discharge-minutes" | "deliveries.lock-minutes" | "deliveries.discharge-shares" | "deliveries.ahead-minutes" | "deliveries.e-ticket-pause-days" | "deliveries.least-minutes" | "deliveries.reading-near-percent" | "deliveries.wash-minutes" | "deliveries.return-payers" | "queue.acknowledge-alert-minutes" | "queue.acknowledge-next-minutes" | "fleet.fatigue" | "fleet.waiting-is-duty" | "fleet.near-limit-minutes" | "fleet.pass-warn-days" | "fleet.geofence" | "privacy.session-days" | "privacy.site-contact-days" | "privacy.export-rows" | "imports.kept-days" | "fleet.position-days" | "batching.tolerance" | "batching.results-minutes" | "materials.receipt-tolerance" | "materials.count-second-person" | "materials.sampling-days" | "materials.delivery-load" | "carbon.material-haul-km" | "emodification.small-quantity" | "cylinders.specimens" | "cylinders.most-sets" | "cylinders.ages" | "cylinders.strength-age" | "cylinders.spread-percent" | "cylinders.single-below" | "cylinders.temperature-max" | "cylinders.open-weekdays" | "cylinders.usual-gain" | "cylinders.cement-per-mpa" | "cylinders.audit-pass" | "cylinders.persons-differ" | "cylinders.refuse-uncalibrated" | "cylinders.calibration-notice" | "cylinders.specimen-kind" | "cylinders.uncertainty" | "cylinders.label-sheet" | "cylinders.label-roll" | "cylinders.maturity" | "cylinders.conformity" | "cylinders.families" | "mixdesign.usual-moisture" | "mixdesign.content-limits" | "mixdesign.trial-evidence" | "mixdesign.customer-agreement" | "mixdesign.cement-radar" | "pricing.margin" | "pricing.authority"; regionId?: string | null; effectiveFrom: string; value: unknown } }): Promise<Reply<{ effects: (string)[] }>>
      }
      propose: {
        $post(given: { json: { name: "users.second-factor-roles" | "users.step-up" | "billing.gst-percent" | "billing.gst-by" | "billing.levels" | "billing.persons-differ" | "billing.note-approvals" | "billing.clean-pass" | "billing.group-up-to" | "billing.gl-codes" | "billing.tax-codes" | "billing.normal-hours" | "billing.washout-at" | "billing.payment-days" | "billing.number-series" | "billing.date-order" | "billing.reminder-steps" | "billing.reminders-daily" | "credit.limit-acts" | "credit.hold-stops" | "attachments.most" | "company.letterhead" | "deliveries.ticket-paper" | "orders.schedule-load" | "orders.minimum-load" | "orders.unload-minutes-per-m3" | "orders.loading-minutes" | "orders.associate-extra-minutes" | "orders.truck-cycle-minutes" | "orders.on-time-minutes" | "orders.hourly-travel" | "orders.free-flow-kmh" | "orders.road-factor" | "orders.stretch-limits" | "orders.continuous-assign" | "orders.complete-minutes" | "orders.wait-offer-minutes" | "orders.offer-way-percent" | "orders.on-call-minutes" | "orders.on-call-reserved-percent" | "orders.notice-minutes" | "orders.lead-minutes" | "orders.will-call-minutes" | "company.escalation" | "orders.site-phone" | "orders.site-answer-minutes" | "deliveries.discharge-minutes" | "deliveries.lock-minutes" | "deliveries.discharge-shares" | "deliveries.ahead-minutes" | "deliveries.e-ticket-pause-days" | "deliveries.least-minutes" | "deliveries.reading-near-percent" | "deliveries.wash-minutes" | "deliveries.return-payers" | "queue.acknowledge-alert-minutes" | "queue.acknowledge-next-minutes" | "fleet.fatigue" | "fleet.waiting-is-duty" | "fleet.near-limit-minutes" | "fleet.pass-warn-days" | "fleet.geofence" | "privacy.session-days" | "privacy.site-contact-days" | "privacy.export-rows" | "imports.kept-days" | "fleet.position-days" | "batching.tolerance" | "batching.results-minutes" | "materials.receipt-tolerance" | "materials.count-second-person" | "materials.sampling-days" | "materials.delivery-load" | "carbon.material-haul-km" | "emodification.small-quantity" | "cylinders.specimens" | "cylinders.most-sets" | "cylinders.ages" | "cylinders.strength-age" | "cylinders.spread-percent" | "cylinders.single-below" | "cylinders.temperature-max" | "cylinders.open-weekdays" | "cylinders.usual-gain" | "cylinders.cement-per-mpa" | "cylinders.audit-pass" | "cylinders.persons-differ" | "cylinders.refuse-uncalibrated" | "cylinders.calibration-notice" | "cylinders.specimen-kind" | "cylinders.uncertainty" | "cylinders.label-sheet" | "cylinders.label-roll" | "cylinders.maturity" | "cylinders.conformity" | "cylinders.families" | "mixdesign.usual-moisture" | "mixdesign.content-limits" | "mixdesign.trial-evidence" | "mixdesign.customer-agreement" | "mixdesign.cement-radar" | "pricing.margin" | "pricing.authority"; regionId?: string | null; effectiveFrom: string; value: unknown; reason: string } }): Promise<Reply<{ id: string; version: number; status: string }>>
      }
      proposal: {
        ':id': {
          decide: {
            $post(given: { param: { id: string }; json: { version: number; approve: boolean; reason?: string | null } }): Promise<Reply<{ id: string; version: number; status: string }>>
          }
        }
      }
    }
    erasure: {
      $get(given?: {  }): Promise<Reply<{ rows: (ErasureRow)[]; kept: (KeptData)[]; mayManage: boolean }>>
      $post(given: { json: { person: string; reason: string } }): Promise<Reply<{ id: string; version: number; status: string }>>
      people: {
        $get(given?: { query?: { keyword?: Ask; limit?: Ask } }): Promise<Reply<{ rows: ({ id: string; name: string; detail: string })[]; total: number }>>
      }
      preview: {
        $get(given: { query: { person: Ask } }): Promise<Reply<{ parts: (ErasedPart)[] }>>
      }
      ':id': {
        decide: {
          $post(given: { param: { id: string }; json: { version: number; approve: boolean; reason?: string | null } }): Promise<Reply<{ id: string; version: number; status: string }>>
        }
      }
    }
  }
  'saved-view': {
    $get(given: { query: { list: Ask } }): Promise<Reply<KeptForList>>
    $post(given: { json: { list: string; name: string; search: string; sharedWith?: "admin" | "sales_admin" | "salesperson" | "sales_manager" | "ceo" | "finance_ar" | "finance_hod" | "dispatcher" | "dispatcher_manager" | "batcher" | "lab" | "lab_manager" | "advance_user" | "mix_design_requester" | "raw_material_requester" | "hr_cement" | "house_manager" | "it_support" | "sale" | "project_team" | "driver" | "customer" | "salesperson_md" | "it" | null } }): Promise<Reply<SavedView>>
    ':id': {
      $put(given: { param: { id: string }; json: { version: number; name: string; search: string; sharedWith?: "admin" | "sales_admin" | "salesperson" | "sales_manager" | "ceo" | "finance_ar" | "finance_hod" | "dispatcher" | "dispatcher_manager" | "batcher" | "lab" | "lab_manager" | "advance_user" | "mix_design_requester" | "raw_material_requester" | "hr_cement" | "house_manager" | "it_support" | "sale" | "project_team" | "driver" | "customer" | "salesperson_md" | "it" | null } }): Promise<Reply<SavedView>>
      $delete(given: { param: { id: string }; query: { version: Ask } }): Promise<Reply<{ id: string }>>
    }
  }
  'list-setting': {
    $put(given: { json: { list: string; columns?: (string)[]; pinnedColumns?: number; widths?: Record<string, number>; density?: "compact" | "default" | "comfortable" | "touch" | null; tabs?: (string)[]; defaultViewId?: string | null } }): Promise<Reply<{ list: string }>>
  }
  'list-export': {
    $post(given: { json: { list: string; rows: number; form: "xlsx" | "csv" } }): Promise<Reply<{ done: boolean }>>
  }
  notification: {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; keyword?: Ask; unread?: Ask } }): Promise<Reply<{ rows: (NotificationRow)[]; total: number; more?: true }>>
    read: {
      $post(given: { json: { ids: (string)[]; read?: boolean } }): Promise<Reply<{ changed: number }>>
    }
    setting: {
      $get(given?: {  }): Promise<Reply<{ awayFrom: null | string; awayUntil: null | string; deputyId: null | string; deputies: ({ id: string; name: string })[]; channels: { customer: "mail" | "off" | "portal"; decision: "mail" | "off" | "portal"; escalation: "mail" | "off" | "portal"; laboratory: "mail" | "off" | "portal"; watched: "mail" | "off" | "portal" }; quietFrom: null | string; quietTo: null | string; digestAt: null | string }>>
      $put(given: { json: { channels: { decision: "off" | "portal" | "mail"; customer: "off" | "portal" | "mail"; laboratory?: "off" | "portal" | "mail"; escalation?: "portal" | "mail"; watched: "off" | "portal" | "mail" }; quietFrom?: string | null; quietTo?: string | null; digestAt?: string | null; awayFrom?: string | null; awayUntil?: string | null; deputyId?: string | null } }): Promise<Reply<{ channels: { decision: "mail" | "off" | "portal"; customer: "mail" | "off" | "portal"; laboratory: "mail" | "off" | "portal"; escalation: "mail" | "portal"; watched: "mail" | "off" | "portal" }; quietFrom: null | string; quietTo: null | string; digestAt: null | string; awayFrom: null | string; awayUntil: null | string; deputyId: null | string }>>
    }
  }
  'record-watch': {
    $get(given: { query: { subject: Ask; subjectId: Ask } }): Promise<Reply<{ watching: boolean; others: (string)[] }>>
    $post(given: { json: { subject: "order" | "delivery_order" | "customer" | "project" | "truck" | "mix_design" | "material" | "invoice" | "invoice_draft"; subjectId: string } }): Promise<Reply<{ watching: boolean }>>
    end: {
      $post(given: { json: { subject: "order" | "delivery_order" | "customer" | "project" | "truck" | "mix_design" | "material" | "invoice" | "invoice_draft"; subjectId: string } }): Promise<Reply<{ watching: boolean }>>
    }
  }
  master: {
    counts: {
      $get(given?: {  }): Promise<Reply<{ associate_product?: { total: number; active: number }; batching_plant?: { total: number; active: number }; booking_user?: { total: number; active: number }; carbon_category?: { total: number; active: number }; concrete_pot?: { total: number; active: number }; criteria_header?: { total: number; active: number }; customer?: { total: number; active: number }; discharge_method?: { total: number; active: number }; driver?: { total: number; active: number }; fleet_group?: { total: number; active: number }; grading_specification?: { total: number; active: number }; holiday?: { total: number; active: number }; material?: { total: number; active: number }; material_source?: { total: number; active: number }; mix_design?: { total: number; active: number }; pass?: { total: number; active: number }; payment_term?: { total: number; active: number }; plant?: { total: number; active: number }; portal_user?: { total: number; active: number }; price_category?: { total: number; active: number }; product?: { total: number; active: number }; project?: { total: number; active: number }; pump?: { total: number; active: number }; raw_sampler?: { total: number; active: number }; raw_supplier?: { total: number; active: number }; raw_tester?: { total: number; active: number }; region?: { total: number; active: number }; rest_reason?: { total: number; active: number }; salesperson?: { total: number; active: number }; service?: { total: number; active: number }; silo?: { total: number; active: number }; stone?: { total: number; active: number }; strength?: { total: number; active: number }; structure?: { total: number; active: number }; sub_product?: { total: number; active: number }; technician?: { total: number; active: number }; truck?: { total: number; active: number }; unit_conversion?: { total: number; active: number } }>>
    }
  }
  demo: {
    clock: {
      $get(given?: {  }): Promise<Reply<{ offsetMinutes: number; playsFrom: null | number; playsTo: null | number; now: string; wall: string }>>
      $post(given: { json: { offsetMinutes?: number; moveMinutes?: number; playTo?: "before_first_truck" | "full_day" | "month_end" } }): Promise<Reply<{ offsetMinutes: number; playsFrom: null | number; playsTo: null | number; now: string }>>
    }
    'close-plant': {
      $post(given?: {  }): Promise<Reply<{ plantName: string; closedUntil: string }>>
    }
    reset: {
      $post(given?: {  }): Promise<Reply<{ reset: boolean }>>
    }
  }
  audit: {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; keyword?: Ask; subject?: Ask; subjectId?: Ask; actorId?: Ask; fromDate?: Ask; toDate?: Ask } }): Promise<Reply<{ rows: (ToldRow)[]; total: number; more?: true }>>
    verify: {
      $get(given?: {  }): Promise<Reply<TrailProof>>
    }
  }
  driver: {
    'reset-password': {
      $post(given: { json: { driverId: string } }): Promise<Reply<{ driverId: string; username: string; oneTimePassword?: string }>>
    }
  }
  user: {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; onlyActive?: Ask; role?: Ask; customerId?: Ask } }): Promise<Reply<{ rows: (UserListRow)[]; total: number; more?: true }>>
    search: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; onlyActive?: Ask; role?: Ask; customerId?: Ask } }): Promise<Reply<{ rows: (UserListRow)[]; total: number; more?: true }>>
    }
    role: {
      $get(given?: {  }): Promise<Reply<["admin", "sales_admin", "salesperson", "sales_manager", "ceo", "finance_ar", "finance_hod", "dispatcher", "dispatcher_manager", "batcher", "lab", "lab_manager", "advance_user", "mix_design_requester", "raw_material_requester", "hr_cement", "house_manager", "it_support", "sale", "project_team", "driver", "customer", "salesperson_md", "it"]>>
      dispatcher_manager: {
        $get(given?: {  }): Promise<Reply<({ id: string; username: string; name: string })[]>>
      }
    }
    roles: {
      $get(given?: {  }): Promise<Reply<({ role: "admin" | "advance_user" | "batcher" | "ceo" | "customer" | "dispatcher" | "dispatcher_manager" | "driver" | "finance_ar" | "finance_hod" | "house_manager" | "hr_cement" | "it" | "it_support" | "lab" | "lab_manager" | "mix_design_requester" | "project_team" | "raw_material_requester" | "sale" | "sales_admin" | "sales_manager" | "salesperson" | "salesperson_md"; name: string })[]>>
    }
    'my-roles': {
      $get(given?: {  }): Promise<Reply<("admin" | "advance_user" | "batcher" | "ceo" | "customer" | "dispatcher" | "dispatcher_manager" | "driver" | "finance_ar" | "finance_hod" | "house_manager" | "hr_cement" | "it" | "it_support" | "lab" | "lab_manager" | "mix_design_requester" | "project_team" | "raw_material_requester" | "sale" | "sales_admin" | "sales_manager" | "salesperson" | "salesperson_md")[]>>
    }
    'get-all-house-manager': {
      $get(given?: {  }): Promise<Reply<({ id: string; username: string; name: string })[]>>
    }
    'get-current-user-detail': {
      $get(given?: {  }): Promise<Reply<UserListRow>>
    }
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<UserListRow>>
      $put(given: { param: { id: string }; json: { id?: string; version?: number; username: string; name: string; email?: string | "" | null; phone?: string | null; customerUserMapping?: (string)[] } }): Promise<Reply<SavedUser>>
    }
    'change-status': {
      $post(given: { json: { updatedUserId: string; version: number; active: boolean } }): Promise<Reply<SavedUser>>
    }
    create: {
      $post(given: { json: { id?: string; version?: number; username: string; name: string; email?: string | "" | null; phone?: string | null; customerUserMapping?: (string)[] } }): Promise<Reply<SavedUser>>
    }
    password: {
      ':id': {
        $put(given: { param: { id: string }; json: { currentPassword: string; newPassword: string } }): Promise<Reply<{ changed: true }>>
      }
    }
    'password-admin': {
      ':id': {
        $put(given: { param: { id: string } }): Promise<Reply<SavedUser>>
      }
    }
  }
}

export type Breach2 = "anchor changed" | "anchor missing" | "changed" | "cut" | "forged" | "missing" | "renumbered" | "resealed" | "unlinked"

export type Break = { what: Breach2; line: number; text: string }

export type DemoOffer = { accounts: (string)[]; password: null | string }

export type DemoPlays = { until: string; done: number }

export type Enrolment = { secret: string; uri: string }

export type Entries = Record<string, string>

export type ErasedPart = { rows: number; what: string; why: null | string }

export type ErasureRow = { id: string; version: number; kind: "contact" | "driver" | "user"; pseudonym: string; name: null | string; reason: string; status: string; askedByName: string; askedAt: string; decidedByName: null | string; decidedAt: string | null; decisionReason: null | string; parts: (ErasedPart)[]; why: null | string }

export type KeptData = { what: string; days: null | number; rule: string; oldest: string | null }

export type KeptForList = { views: (SavedView)[]; setting: { columns: (string)[]; pinnedColumns: number; widths: Record<string, number>; density: null | string; tabs: (string)[]; defaultViewId: null | string } | null }

export type MachineKeyRow = { id: string; version: number; purpose: string; machine: string; plantId: null | string; batchingPlantId: null | string; hint: string; createdAt: string; endsAt: string; revokedAt: string | null; lastUsedAt: string | null }

export type MadeKey = { id: string; machine: string; hint: string; endsAt: string; secret: string }

export type ManyResult = { changed: number; failed: number; results: (RowResult)[] }

export type NotificationRow = { id: string; at: string; kind: "customer" | "decision" | "escalation" | "laboratory" | "watched"; title: string; detail: null | string; url: null | string; readAt: string | null }

export type OwnPasskey = { id: string; name: string; synced: boolean; createdAt: string; lastUsedAt: string | null; blocked: boolean }

export type OwnSession = { id: string; createdAt: string; lastSeenAt: string; endsAt: string; address: null | string; device: string; current: boolean }

export type PasskeyAdded = { codes: (string)[] | null }

export type PasskeyChallenge = { ticket: string; options: string }

export type PermissionRule = { action: string; subject: string; fields?: (string)[]; conditions?: unknown; inverted?: boolean; reason?: string }

export type ProofState = { freshUntil: string | null; ways: (ProofWay)[] }

export type ProofWay = "code" | "passkey" | "password" | "single-sign-on"

export type Proved = { freshUntil: string | null }

export type RecoveryCodes = { codes: (string)[] }

export type RowResult = { id: string; ok: false; problem: { title: string; detail: string } } | { id: string; version: number; ok: true }

export type SavedUser = { id: string; version: number; userId: string; username: string; oneTimePassword?: string }

export type SavedView = { id: string; version: number; name: string; search: string; sharedWith: "admin" | "advance_user" | "batcher" | "ceo" | "customer" | "dispatcher" | "dispatcher_manager" | "driver" | "finance_ar" | "finance_hod" | "house_manager" | "hr_cement" | "it" | "it_support" | "lab" | "lab_manager" | "mix_design_requester" | "project_team" | "raw_material_requester" | "sale" | "sales_admin" | "sales_manager" | "salesperson" | "salesperson_md" | null; own: boolean; ownerName: string }

export type SecondFactorState = { on: boolean; since: string | null; recoveryCodesLeft: number; needed: boolean }

export type Session = { user: { id: string; username: string; name: string; roles: ("admin" | "advance_user" | "batcher" | "ceo" | "customer" | "dispatcher" | "dispatcher_manager" | "driver" | "finance_ar" | "finance_hod" | "house_manager" | "hr_cement" | "it" | "it_support" | "lab" | "lab_manager" | "mix_design_requester" | "project_team" | "raw_material_requester" | "sale" | "sales_admin" | "sales_manager" | "salesperson" | "salesperson_md")[]; mustChangePassword: boolean; mustEnrol: boolean; language: "en" | "ms" | "ta" | "zh" | null }; rules: (PermissionRule)[]; expiresAt: string; now: string; demo: { on: boolean; offsetMinutes: number; plays: DemoPlays | null }; zone: string; release: { version: string; schema: string } }

export type SettingDetail = { name: "attachments.most" | "batching.results-minutes" | "batching.tolerance" | "billing.clean-pass" | "billing.date-order" | "billing.gl-codes" | "billing.group-up-to" | "billing.gst-by" | "billing.gst-percent" | "billing.levels" | "billing.normal-hours" | "billing.note-approvals" | "billing.number-series" | "billing.payment-days" | "billing.persons-differ" | "billing.reminder-steps" | "billing.reminders-daily" | "billing.tax-codes" | "billing.washout-at" | "carbon.material-haul-km" | "company.escalation" | "company.letterhead" | "credit.hold-stops" | "credit.limit-acts" | "cylinders.ages" | "cylinders.audit-pass" | "cylinders.calibration-notice" | "cylinders.cement-per-mpa" | "cylinders.conformity" | "cylinders.families" | "cylinders.label-roll" | "cylinders.label-sheet" | "cylinders.maturity" | "cylinders.most-sets" | "cylinders.open-weekdays" | "cylinders.persons-differ" | "cylinders.refuse-uncalibrated" | "cylinders.single-below" | "cylinders.specimen-kind" | "cylinders.specimens" | "cylinders.spread-percent" | "cylinders.strength-age" | "cylinders.temperature-max" | "cylinders.uncertainty" | "cylinders.usual-gain" | "deliveries.ahead-minutes" | "deliveries.discharge-minutes" | "deliveries.discharge-shares" | "deliveries.e-ticket-pause-days" | "deliveries.least-minutes" | "deliveries.lock-minutes" | "deliveries.reading-near-percent" | "deliveries.return-payers" | "deliveries.ticket-paper" | "deliveries.wash-minutes" | "emodification.small-quantity" | "fleet.fatigue" | "fleet.geofence" | "fleet.near-limit-minutes" | "fleet.pass-warn-days" | "fleet.position-days" | "fleet.waiting-is-duty" | "imports.kept-days" | "materials.count-second-person" | "materials.delivery-load" | "materials.receipt-tolerance" | "materials.sampling-days" | "mixdesign.cement-radar" | "mixdesign.content-limits" | "mixdesign.customer-agreement" | "mixdesign.trial-evidence" | "mixdesign.usual-moisture" | "orders.associate-extra-minutes" | "orders.complete-minutes" | "orders.continuous-assign" | "orders.free-flow-kmh" | "orders.hourly-travel" | "orders.lead-minutes" | "orders.loading-minutes" | "orders.minimum-load" | "orders.notice-minutes" | "orders.offer-way-percent" | "orders.on-call-minutes" | "orders.on-call-reserved-percent" | "orders.on-time-minutes" | "orders.road-factor" | "orders.schedule-load" | "orders.site-answer-minutes" | "orders.site-phone" | "orders.stretch-limits" | "orders.truck-cycle-minutes" | "orders.unload-minutes-per-m3" | "orders.wait-offer-minutes" | "orders.will-call-minutes" | "pricing.authority" | "pricing.margin" | "privacy.export-rows" | "privacy.session-days" | "privacy.site-contact-days" | "queue.acknowledge-alert-minutes" | "queue.acknowledge-next-minutes" | "users.second-factor-roles" | "users.step-up"; group: string; label: string; words: string; since: null | string; coming: number; pending: number; form: SettingForm; regional: boolean; entries: Entries; usualWords: string; values: (SettingValueRow)[]; proposals: (SettingProposalRow)[] }

export type SettingField = { path: string; label: string; kind: "choice" | "clock" | "decimal" | "list" | "number" | "switch" | "text" | "whole"; choices: (string)[]; optional: boolean }

export type SettingForm = { rows: boolean; fields: (SettingField)[] }

export type SettingProposalRow = { id: string; version: number; regionName: null | string; effectiveFrom: string; words: string; entries: Entries; reason: string; status: string; askedByName: string; askedAt: string; decidedByName: null | string; decidedAt: string | null; decisionReason: null | string; effects: (string)[]; why: null | string }

export type SettingRow = { name: "attachments.most" | "batching.results-minutes" | "batching.tolerance" | "billing.clean-pass" | "billing.date-order" | "billing.gl-codes" | "billing.group-up-to" | "billing.gst-by" | "billing.gst-percent" | "billing.levels" | "billing.normal-hours" | "billing.note-approvals" | "billing.number-series" | "billing.payment-days" | "billing.persons-differ" | "billing.reminder-steps" | "billing.reminders-daily" | "billing.tax-codes" | "billing.washout-at" | "carbon.material-haul-km" | "company.escalation" | "company.letterhead" | "credit.hold-stops" | "credit.limit-acts" | "cylinders.ages" | "cylinders.audit-pass" | "cylinders.calibration-notice" | "cylinders.cement-per-mpa" | "cylinders.conformity" | "cylinders.families" | "cylinders.label-roll" | "cylinders.label-sheet" | "cylinders.maturity" | "cylinders.most-sets" | "cylinders.open-weekdays" | "cylinders.persons-differ" | "cylinders.refuse-uncalibrated" | "cylinders.single-below" | "cylinders.specimen-kind" | "cylinders.specimens" | "cylinders.spread-percent" | "cylinders.strength-age" | "cylinders.temperature-max" | "cylinders.uncertainty" | "cylinders.usual-gain" | "deliveries.ahead-minutes" | "deliveries.discharge-minutes" | "deliveries.discharge-shares" | "deliveries.e-ticket-pause-days" | "deliveries.least-minutes" | "deliveries.lock-minutes" | "deliveries.reading-near-percent" | "deliveries.return-payers" | "deliveries.ticket-paper" | "deliveries.wash-minutes" | "emodification.small-quantity" | "fleet.fatigue" | "fleet.geofence" | "fleet.near-limit-minutes" | "fleet.pass-warn-days" | "fleet.position-days" | "fleet.waiting-is-duty" | "imports.kept-days" | "materials.count-second-person" | "materials.delivery-load" | "materials.receipt-tolerance" | "materials.sampling-days" | "mixdesign.cement-radar" | "mixdesign.content-limits" | "mixdesign.customer-agreement" | "mixdesign.trial-evidence" | "mixdesign.usual-moisture" | "orders.associate-extra-minutes" | "orders.complete-minutes" | "orders.continuous-assign" | "orders.free-flow-kmh" | "orders.hourly-travel" | "orders.lead-minutes" | "orders.loading-minutes" | "orders.minimum-load" | "orders.notice-minutes" | "orders.offer-way-percent" | "orders.on-call-minutes" | "orders.on-call-reserved-percent" | "orders.on-time-minutes" | "orders.road-factor" | "orders.schedule-load" | "orders.site-answer-minutes" | "orders.site-phone" | "orders.stretch-limits" | "orders.truck-cycle-minutes" | "orders.unload-minutes-per-m3" | "orders.wait-offer-minutes" | "orders.will-call-minutes" | "pricing.authority" | "pricing.margin" | "privacy.export-rows" | "privacy.session-days" | "privacy.site-contact-days" | "queue.acknowledge-alert-minutes" | "queue.acknowledge-next-minutes" | "users.second-factor-roles" | "users.step-up"; group: string; label: string; words: string; since: null | string; coming: number; pending: number }

export type SettingValueRow = { id: string; regionName: null | string; effectiveFrom: string; words: string; entries: Entries; when: "coming" | "in force" | "past" }

export type SignedIn = { token: string; refreshToken: string; expiresAt: string; mustChangePassword: boolean }

export type SignedUp = { id: string; token: string; refreshToken: string; expiresAt: string; mustChangePassword: boolean; username: string }

export type SingleSignOnOffer = { name: null | string }

export type SingleSignOnStarted = { address: string; ticket: string }

export type StaffRole = "admin" | "advance_user" | "batcher" | "ceo" | "dispatcher" | "dispatcher_manager" | "finance_ar" | "finance_hod" | "house_manager" | "hr_cement" | "it" | "it_support" | "lab" | "lab_manager" | "mix_design_requester" | "project_team" | "raw_material_requester" | "sale" | "sales_admin" | "sales_manager" | "salesperson" | "salesperson_md"

export type ToldRow = { seq: number; at: string; actorName: string; subject: string; subjectId: null | string; action: string; before: unknown; after: unknown; changed: (string)[]; reason: null | string; requestId: string; doneAt: string | null; names: Record<string, string> }

export type TrailProof = { sealed: number; sealedTo: number; sealedAt: string | null; unsealed: number; brokenAt: null | number; broken: Break | null; head: string; anchors: number; anchoredTo: null | number; anchoredAt: string | null; begins: null | string; text: string }

export type UserListRow = { id: string; version: number; userId: string; username: string; name: string; email: null | string; phone: null | string; kind: string; roles: (string)[]; active: boolean; mustChangePassword: boolean; regionIds: (string)[]; plantIds: (string)[]; customerUserMapping: (string)[]; createdAt: string; lastSeenAt: string | null; twoStep: boolean }

export type Waiting = Record<string, number>
