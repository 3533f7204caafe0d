import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FormContext } from '~/web/kit/form/form-context'
import { PinField } from './pin-field'

test('C4 a place has six digits behind the point, whatever the record keeps', () => {
  const values = { latitude: 1.3554178299026562, longitude: 103.8 }
  const html = renderToStaticMarkup(
    <FormContext.Provider value={{ values, problem: undefined, readOnly: false, today: '2026-11-20' }}>
      <PinField label="Site" />
    </FormContext.Provider>,
  )
  expect(html.match(/ value="[^"]+"/g)).toEqual([' value="1.355418"', ' value="103.8"'])
})
