import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { chartSamples } from '~/tests/kit/rules/chart-samples'
import { Chart } from './chart'

const markup = (tableOpen = false) =>
  renderToStaticMarkup(<Chart draw={() => chartSamples('live', true).grading!} tableOpen={tableOpen} />)

test('a chart is drawn on the server, picture and table', () => {
  const html = markup()
  expect(html).toContain('<svg')
  expect(html).toContain('Combined grading</title>')
  expect(html.match(/data-point=/g)?.length).toBe(18)
  expect(html).toContain('<summary')
  expect(html.match(/<tr/g)?.length).toBe(10)
})

test('its table can start open', () => {
  expect(markup(true)).toContain('<details open=""')
  expect(markup()).not.toContain('<details open')
})
