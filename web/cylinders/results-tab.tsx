import { ageInWords } from '~/domain/cylinders/age-in-words'
import { signedBy } from '~/domain/cylinders/signatures'
import * as words from '~/domain/cylinders/words'
import { showDate, showDateTime } from '~/web/kit/dates'
import { PlainTable } from '~/web/kit/page-grid'
import { Status } from '~/web/kit/status'
import { Card } from '~/web/ui/card'
import { Verdict } from './age-chips'
import type { PressAge } from './dry-set'
import { strength } from './words'

export type ResultAge = PressAge & {
  open: string[]
  testedAt: string | null
  revision: number
  conflict: boolean
  labName: string | null
  houseName: string | null
  houseRemarks: string | null
  managerName: string | null
  managerRemarks: string | null
  declinedBy: string | null
  specimens: (PressAge['specimens'][number] & { excluded: boolean; excludedReason: string | null })[]
  revisions: { revision: number; reason: string; at: string; byName: string; facts: { mean?: number } }[]
}

/** Each age with its specimens, what follows from them, and who vouched for it. */
export const ResultsTab = ({ ages, fck, kind }: { ages: readonly ResultAge[]; fck: number; kind: string }) => (
  <div className="grid gap-4">
    {ages.map(age => (
      <Card
        key={age.id}
        title={ageInWords(age.ageDays)}
        aside={
          <span className="flex items-center gap-3">
            <Verdict of={age} />
            <Status of="cylinderAge" value={age.status as 'waiting'} />
          </span>
        }
        flush
      >
        <p className="flex flex-wrap gap-x-5 gap-y-1 px-4 py-3 text-table">
          {age.mean === null ? (
            <span className="text-muted">
              {words.setPlannedFor({ day: showDate(age.plannedOn) })}
              {age.conflict ? words.setClosedDays() : ''}
            </span>
          ) : (
            <>
              <span className="figures font-semibold text-body">{strength(age.mean)} MPa</span>
              {age.verdict !== 'early' && (
                <span className="figures text-muted">
                  {words.setToSpecified({
                    difference: `${age.mean >= fck ? '+' : '−'}${Math.abs(age.mean - fck).toFixed(1)}`,
                  })}
                </span>
              )}
              <span className="figures text-muted">{age.density} kg/m³</span>
              <span className="figures text-muted">
                {words.setRange({ percent: age.rangePercent?.toFixed(1) ?? '' })}
              </span>
              <span className="text-muted">{words.setTested({ at: showDateTime(age.testedAt) })}</span>
              {age.revision > 1 && <span className="text-muted">{words.setRevision({ no: age.revision })}</span>}
            </>
          )}
        </p>
        <PlainTable
          caption={words.setSpecimensAt({ age: ageInWords(age.ageDays) })}
          rows={age.specimens}
          id={one => one.id}
          columns={[
            {
              label: 'Specimen',
              show: one => (
                <span
                  className={one.excluded ? 'code text-muted line-through' : 'code'}
                  title={one.excludedReason ?? ''}
                >
                  {one.label}
                </span>
              ),
            },
            {
              label: kind.startsWith('cube') ? 'Sides, mm' : 'Diameter, mm',
              align: 'right',
              show: one => (one.width1 === null ? '' : `${one.width1} / ${one.width2}`),
            },
            { label: 'Length, mm', align: 'right', show: one => one.length ?? '' },
            { label: 'Mass, kg', align: 'right', show: one => one.massKg?.toFixed(3) ?? '' },
            { label: 'Load, kN', align: 'right', show: one => one.loadKn?.toFixed(1) ?? '' },
            { label: 'Fracture', show: one => (one.fracture ? words.setFractureType({ no: one.fracture }) : '') },
            { label: 'kg/m³', align: 'right', show: one => one.density ?? '' },
            { label: 'MPa', align: 'right', show: one => strength(one.strength) },
          ]}
        />
        <div className="grid gap-1 px-4 py-3 text-muted text-table empty:hidden">
          {age.notes.map(text => (
            <p key={text}>{text}</p>
          ))}
          {age.declinedReason && (
            <p className="text-stop">{words.setDeclined({ name: age.declinedBy ?? '', why: age.declinedReason })}</p>
          )}
          {signedBy(age) && <p>{signedBy(age)}</p>}
          {age.houseRemarks && <p>{words.setHouseRemarks({ remarks: age.houseRemarks })}</p>}
          {age.managerRemarks && <p>{words.setManagerRemarks({ remarks: age.managerRemarks })}</p>}
          {age.revisions.map(of => (
            <p key={of.revision}>
              {words.setRevised({
                no: of.revision,
                strength: strength(of.facts.mean),
                name: of.byName,
                at: showDateTime(of.at),
                why: of.reason,
              })}
            </p>
          ))}
        </div>
      </Card>
    ))}
  </div>
)
