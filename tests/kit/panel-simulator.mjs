// The batch computer of a plant as a process of its own: asks for tickets by its key, accepts them and weighs their batches,
// with the scatter of real scales. Its network drops answers, so that it sends again, and now and then it sends twice.
//   node tests/kit/panel-simulator.mjs http://localhost:3000/api KEY [rounds] [seed]
import { setTimeout as pause } from 'node:timers/promises'

const [url, key, rounds = '1000000', seed = '1'] = process.argv.slice(2)
if (!url || !key) {
  console.error('node tests/kit/panel-simulator.mjs http://localhost:3000/api KEY [rounds] [seed]')
  process.exit(1)
}
const MIXER_M3 = 3
const EVERY_MS = Number(process.env.PANEL_EVERY_MS ?? 2000)
/** Of 100 answers, how many are lost on the way back; of 100 messages, how many are sent twice. */
const LOST = 20
const TWICE = 25

let state = Number(seed) >>> 0
const chance = percent => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return state % 100 < percent
}
const scatter = percent => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return 1 + ((state / 2 ** 32) * 2 - 1) * (percent / 100)
}

async function post(path, body) {
  const send = () =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-machine-key': key },
      body: JSON.stringify(body),
    })
  if (chance(TWICE)) await send().then(answer => answer.text())
  const answer = await send()
  const told = await answer.json()
  if (chance(LOST)) throw new Error('The network lost the answer')
  if (!answer.ok) throw new Error(`${answer.status} ${told.detail}`)
  return told
}

/** Until the answer is there: the portal knows by the sequence what it has. */
async function surely(path, body) {
  for (;;) {
    try {
      return await post(path, body)
    } catch (error) {
      if (/^4\d\d /.test(error.message)) throw error
      await pause(EVERY_MS / 10)
    }
  }
}

let sequence = Number(process.env.PANEL_SEQUENCE ?? 0)
const at = process.env.PANEL_AT ? Date.parse(process.env.PANEL_AT) : null

function batchesOf({ doNumber, quantity, materials }) {
  const count = Math.ceil(Number(quantity) / MIXER_M3)
  const each = Number((Number(quantity) / count).toFixed(2))
  return Array.from({ length: count }, (_, place) => {
    const cubic = place === count - 1 ? Number((Number(quantity) - each * (count - 1)).toFixed(2)) : each
    const end = new Date((at ?? Date.now()) + place * 1000)
    return {
      sequence: ++sequence,
      doNumber,
      batchNo: place + 1,
      quantity: String(cubic),
      endedAt: end.toISOString(),
      moisture: materials
        .filter(of => of.moisturePercent !== null)
        .map(of => ({ material: of.material, percent: of.moisturePercent, absorption: of.absorptionPercent ?? '0' })),
      weights: materials.map(of => ({
        material: of.material,
        silo: of.silo,
        targetKg: ((Number(of.targetKg) * cubic) / Number(quantity)).toFixed(3),
        actualKg: ((Number(of.targetKg) * cubic * scatter(Number(of.tolerancePercent) / 2)) / Number(quantity)).toFixed(
          3,
        ),
      })),
    }
  })
}

for (let round = 0; round < Number(rounds); round++) {
  const { tickets } = await surely('/panel/ticket/poll', {})
  for (const { id, kind, content } of tickets) {
    await surely(`/panel/ticket/${id}/answer`, { accepted: true })
    if (kind === 'cancel') continue
    // Half of the load in one message, the last batch first: panels keep a stack while they have no network.
    const batches = batchesOf(content).reverse()
    for (const batch of batches) await surely('/panel/batch', { batches: [batch] })
    console.log(`${content.doNumber} ${batches.length}`)
  }
  await pause(EVERY_MS)
}
