import { expect, test } from 'vitest'
import { entriesOf, settingForm, typedSetting, valueWords } from './setting-fields'

const NAME = 'users.second-factor-roles'

test('some of a fixed list are ticked: the form knows all, the value has what was ticked, words have no codes', () => {
  const [field] = settingForm(NAME).fields
  expect(field).toMatchObject({ path: 'value', kind: 'list' })
  expect(field!.choices).toEqual(expect.arrayContaining(['finance_hod', 'lab']))
  const value = ['finance_hod', 'lab']
  expect(typedSetting(NAME, entriesOf(NAME, value))).toEqual(value)
  expect(typedSetting(NAME, {})).toEqual([])
  expect(valueWords(NAME, value)).toBe('finance hod, lab')
  expect(valueWords(NAME, [])).toBe('none')
})
