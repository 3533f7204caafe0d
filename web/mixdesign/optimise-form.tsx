import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { KIND_WORDS } from '~/domain/mixdesign/constituent-kind'
import { DURABILITY, exposureName } from '~/domain/mixdesign/durability'
import { REINFORCEMENT_NAMES, REINFORCEMENTS } from '~/domain/mixdesign/durability-contents'
import { EXPOSURE_CLASSES } from '~/domain/mixdesign/requisition-choices'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { Checkbox, Input, Radio, Select } from '~/web/ui/input'
import type { Questions } from './optimise-loader'

type Asked = Pick<Questions, 'offered' | 'picked' | 'envelopeId' | 'values' | 'errors' | 'exposures' | 'unjudged'>

/** The rules of a mix as questions; they are in the address, so that an answer can be sent along. */
export function OptimiseForm({ asked, goals, run }: { asked: Asked; goals?: boolean; run: string }) {
  const { offered, picked, envelopeId, values, errors, exposures, unjudged } = asked
  const busy = useNavigation().state !== 'idle'
  const figure = (name: string, label: string, unit = '') => (
    <Figure name={name} label={label} unit={unit} value={values[name] ?? ''} error={errors[name]} />
  )
  return (
    <Form method="get" preventScrollReset className="grid content-start gap-4" aria-label="Rules of the mix">
      {goals ? (
        <fieldset className="flex flex-wrap gap-x-5 gap-y-1">
          <legend className="mb-1 font-semibold text-table">Aim</legend>
          {(['cost', 'carbon'] as const).map(goal => (
            <label key={goal} htmlFor={`goal-${goal}`} className="flex min-h-(--control) items-center gap-2 text-body">
              <Radio id={`goal-${goal}`} name="goal" value={goal} defaultChecked={(values.goal ?? 'cost') === goal} />
              {goal === 'cost' ? 'Least cost' : 'Least carbon'}
            </label>
          ))}
        </fieldset>
      ) : (
        <Group title="Cube strength to be reached">
          <input type="hidden" name="goal" value="cost" />
          {figure('strength', 'Nine of ten cubes reach', 'MPa')}
          {figure('age', 'At', 'days')}
        </Group>
      )}
      <Group title="Strength and durability">
        <fieldset className="col-span-2 min-w-0">
          <legend className="mb-1 text-meta text-muted">Exposure classes, met together</legend>
          <div className="flex flex-wrap gap-x-4 gap-y-0.5">
            {EXPOSURE_CLASSES.map(name => (
              <label
                key={name}
                htmlFor={`ask-exposure-${name}`}
                title={DURABILITY[name].where}
                className="flex min-h-(--control) items-center gap-2 text-table"
              >
                <Checkbox
                  id={`ask-exposure-${name}`}
                  name="exposures"
                  value={name}
                  defaultChecked={exposures.includes(name)}
                />
                {exposureName(name, offered.contentRules.standard)}
              </label>
            ))}
          </div>
          {errors.exposures && <p className="text-meta text-stop">{errors.exposures}</p>}
        </fieldset>
        <label htmlFor="ask-reinforcement" className="col-span-2 grid gap-1 text-meta text-muted">
          Reinforcement
          <Select id="ask-reinforcement" name="reinforcement" defaultValue={values.reinforcement ?? 'steel'}>
            {REINFORCEMENTS.map(name => (
              <option key={name} value={name}>
                {REINFORCEMENT_NAMES[name]}
              </option>
            ))}
          </Select>
        </label>
        {unjudged.length > 0 && (
          <p className="col-span-2 text-meta text-warn">
            Chloride or alkali is not a rule: {named(offered, unjudged)}{' '}
            {unjudged.length === 1 ? 'declares' : 'declare'} none.
          </p>
        )}
        {figure('effective', 'Effective water/cement at most')}
        {figure('ratio', 'Water/binder at most')}
        {figure('binderMin', 'Binder at least', 'kg')}
        {figure('binderMax', 'Binder at most', 'kg')}
        {figure('slag', 'Slag at most', '%')}
        {figure('ash', 'Fly ash at most', '%')}
      </Group>
      <Group title="Workability">
        {figure('demand', 'Water for the slump', 'kg')}
        {figure('saving', 'Water saved per kg of admixture', 'kg')}
        {figure('admixture', 'Admixture at most', '%')}
        {figure('air', 'Air', '%')}
        {figure('pasteMin', 'Paste at least', 'm³')}
        {figure('pasteMax', 'Paste at most', 'm³')}
      </Group>
      <Group title="Carbon and grading">
        {figure('gwp', 'Carbon at most', 'kg')}
        <label htmlFor="ask-envelope" className="col-span-2 grid gap-1 text-meta text-muted">
          Combined grading within
          <Select id="ask-envelope" name="envelope" defaultValue={envelopeId}>
            <option value="">No limits</option>
            {offered.envelopes.map(one => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </Select>
        </label>
      </Group>
      <Group title="Stock">
        <label htmlFor="ask-plant" className="grid gap-1 text-meta text-muted">
          At most what is in stock at
          <Select id="ask-plant" name="plant" defaultValue={values.plant ?? ''}>
            <option value="">No limit</option>
            {offered.plants.map(plant => (
              <option key={plant.id} value={plant.id}>
                {plant.name}
              </option>
            ))}
          </Select>
        </label>
        {figure('volume', 'Enough for', 'm³')}
      </Group>
      <Card title="Materials">
        <ul className="grid gap-1">
          {offered.rows.map(row => (
            <li key={row.materialId}>
              <label
                htmlFor={`ask-${row.materialId}`}
                className="flex min-h-(--control) items-center gap-2.5 text-table"
              >
                <Checkbox
                  id={`ask-${row.materialId}`}
                  name="material"
                  value={row.materialId}
                  defaultChecked={row.constituent !== null && picked.includes(row.materialId)}
                  disabled={row.constituent === null}
                />
                <span className="min-w-0 flex-1">{row.name}</span>
                <span className="figures shrink-0 text-right text-meta text-muted">
                  {row.why ?? (row.constituent ? KIND_WORDS[row.constituent.kind] : '')}
                  {row.constituent && row.stockKg !== null && (
                    <span className="block">{(Number(row.stockKg) / 1000).toFixed(1)} t in stock</span>
                  )}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </Card>
      <div className="sticky bottom-0 border-line border-t bg-bg py-3">
        <Button type="submit" look="primary" disabled={busy} className="w-full">
          {busy ? 'Calculating…' : run}
        </Button>
      </div>
    </Form>
  )
}

const named = (offered: Asked['offered'], ids: readonly string[]) =>
  offered.rows
    .filter(row => ids.includes(row.materialId))
    .map(row => row.name)
    .join(', ')

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="grid grid-cols-2 items-end gap-x-3 gap-y-2.5">
    <legend className="mb-1.5 font-semibold text-table">{title}</legend>
    {children}
  </fieldset>
)

type FigureProps = { name: string; label: string; unit: string; value: string; error: string | undefined }

const Figure = ({ name, label, unit, value, error }: FigureProps) => (
  <label htmlFor={`ask-${name}`} className="grid gap-1 text-meta text-muted">
    <span>
      {label}
      {unit && `, ${unit}`}
    </span>
    <Input
      id={`ask-${name}`}
      name={name}
      defaultValue={value}
      inputMode="decimal"
      autoComplete="off"
      aria-invalid={error ? true : undefined}
      className="figures text-right"
    />
    {error && <span className="text-stop">{error}</span>}
  </label>
)
