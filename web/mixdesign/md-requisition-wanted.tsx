import { askedTogether, DURABILITY_OF, exposureName, LIFE_YEARS } from '~/domain/mixdesign/durability'
import { CEMENT_NAMES, exposureClassesOf } from '~/domain/mixdesign/requisition-choices'
import { showNumber } from '~/web/kit/figures'
import { Pairs } from '~/web/kit/page-grid'
import type { Requisition } from './requisition/record-loader'

/** Its classes by their names of the standard in force. */
export const exposureOf = ({ exposureClasses, standard }: Requisition): string | null =>
  exposureClassesOf(exposureClasses)
    .map(one => exposureName(one, standard))
    .join(', ') || null

/** What is asked of the concrete, for whom, and what the exposure classes ask together besides. */
export function MdRequisitionWanted({ of }: { of: Requisition }) {
  const classes = exposureClassesOf(of.exposureClasses)
  const limits = askedTogether(classes, of.standard)
  const { of: asks, source } = DURABILITY_OF[of.standard]
  return (
    <div className="grid max-w-220 grid-cols-1 gap-7">
      <section aria-labelledby="concrete">
        <h2 id="concrete" className="mb-3 font-semibold text-section">
          Concrete
        </h2>
        <Pairs
          columns={3}
          rows={[
            ['Strength', `${of.strengthMpa} MPa`],
            ['Target mean, cubes', of.target && `${showNumber(of.target.mean.toFixed(1), 1)} MPa`],
            ['Slump', `${of.slumpMin} to ${of.slumpMax} mm`],
            ['Stone', `${of.stoneSizeMm} mm`],
            ['Cement', of.cementType && CEMENT_NAMES[of.cementType as keyof typeof CEMENT_NAMES]],
            [
              'Exposure',
              classes.map(one => `${exposureName(one, of.standard)}, ${asks(one).where}`).join('; ') || null,
            ],
            ['Working life', of.workingLifeYears && `${of.workingLifeYears} years`],
            ['Cover', of.coverMm && `${of.coverMm} mm`],
            ['Placed', of.pumped ? 'Pumped' : null],
            ['Carbon at most', of.targetCarbon && `${showNumber(Number(of.targetCarbon).toFixed(0))} kg CO₂e/m³`],
          ]}
        />
        {of.target && (
          <p className="mt-3 text-muted text-table">
            {`Margin of ${showNumber(of.target.margin.toFixed(1), 1)} MPa by ${
              of.target.deviation.mpa === null
                ? `the default of the standard (${of.target.deviation.source}). ${of.target.why ?? ''}`
                : `a standard deviation of ${showNumber(of.target.deviation.mpa.toFixed(1), 1)} MPa on ${of.target.deviation.shape}s: ${of.target.deviation.text} (${of.target.deviation.source})`
            }.`}
          </p>
        )}
        {limits.ratio && (
          <p className="mt-3 text-muted text-table">
            {`${exposureOf(of)} ${classes.length > 1 ? 'together ask' : 'asks'} for`}{' '}
            {showNumber(limits.cube.toFixed(0))} MPa or more on cubes ({limits.cylinder} on cylinders), water to cement
            of {limits.ratio} or less
            {limits.binder ? ` and ${limits.binder} kg of cement or more per m³` : ''} ({source}).
            {of.standard === 'en206' &&
              (of.workingLifeYears ?? LIFE_YEARS) > LIFE_YEARS &&
              ` These limits are for a working life of ${LIFE_YEARS} years; none is set for ${of.workingLifeYears}.`}
          </p>
        )}
      </section>
      <section aria-labelledby="for">
        <h2 id="for" className="mb-3 font-semibold text-section">
          For
        </h2>
        <Pairs
          columns={3}
          rows={[
            ['Customer', of.customerName],
            ['Project', of.projectName],
            ['Salesperson', of.salespersonName],
          ]}
        />
      </section>
      {(of.specialRequirements || of.remarks) && (
        <section aria-labelledby="special">
          <h2 id="special" className="mb-3 font-semibold text-section">
            Special requirements
          </h2>
          <p className="max-w-160 whitespace-pre-line text-body">{of.specialRequirements}</p>
          {of.remarks && <p className="mt-2 max-w-160 whitespace-pre-line text-muted text-body">{of.remarks}</p>}
        </section>
      )}
    </div>
  )
}
