import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hardWords } from './hard-words'

/** What texts for people do not say any more, and what they say instead. */
const GONE: [RegExp, string][] = [
  [/\b(this|the|send|a|another) letter\b|\bletters (go|are)\b/i, 'an e-mail'],
  [/\bhand(ed|s|ing)? (it )?in\b/i, 'submit'],
  [/\bhangs?\b/i, 'attach, belong to'],
  [/\b(is|are|was|were) not taken\b|\btak(e|ing) in\b|\btaken (in|over)\b/i, 'accept, import'],
  [/\bstands? (?!by\b)(here|there|on|in|at|twice|elsewhere|beside)\b/i, 'is, is listed'],
  [/\bspeaks?\b|\btaught\b|\bclimb(s|ed)?\b/i, 'cover, train, approve'],
  [/\bwaits? (for (you|nobody|the (sales|manager|house|CEO))|here|with)\b/i, 'needs'],
  [/\b(set|sets|setting)( \w+)? aside\b/i, 'override'],
  [/\bput(ting)? right\b/i, 'correct'],
  [/\bmeanwhile\b|\bbackwards\b|\banew\b|\ball the same\b|\bnot yours\b/i, 'by somebody else, again, anyway'],
  [/\bany more\b/i, 'no longer'],
  [/\bis no (version|source|cement|sieve|house|test of|text)\b/i, 'is not a'],
  [/^left empty\b/i, 'leave empty'],
  [/\bhanded back\b|\bsent back to the person\b/i, 'returned, sent back to sales'],
  [
    /^what it is$|^only for$|^arises$|^then per$|^signs in as$|^sums$/i,
    'description, applies to, trigger, username, totals',
  ],
  [
    /\bnegative lowers\b|\bapply for the change\b|\bdifference agreed by hand\b/i,
    'use a minus to reduce, submit, manual',
  ],
  [
    /\bsees the own\b|\bnamed for their purpose\b|\bthe line that says most\b/i,
    'their own, ticked for them, most specific',
  ],
  [/\bwithout an end until\b|\bthen stand here\b|\bdates are fixed\b/i, 'leave blank for open-ended, will appear here'],
  [
    /\bempty ways\b|\bpauses too long\b|\btime to think\b|\bwould be served\b|\bmended by\b|\bshould have begun\b/i,
    'empty running, gaps over limit, solver time, needs, fix, was due to start',
  ],
  [
    /\bput it back\b|\bwhat this place costs\b|\badds to its tour\b|\bfinds? no place\b|\bthe trail\b.*\bgoes on\b/i,
    'undo, cost of this slot, cannot be re-planned, is logged',
  ],
  [
    /^(without header|what it means|unloading a truck|else by truck type and site|choose one of the list|first of all|may wait)$/i,
    'print on pre-printed form, availability and price, unloading time per truck, default, choose from the list, critical, low',
  ],
  [
    /^(share of the pour|other than the preferred trucks|trucks called in|still to be called|keeps the place|joins at the end|kept away from)$/i,
    'maximum stretch, non-preferred truck, extra truck used, will-call, keeps position, rejoins at the back, banned from',
  ],
  [
    /^(one unit more changes the cost by|beaten by another|ask for a mix|below it at most|every set is sampled|sets to be fetched|look up anything)$/i,
    'cost of tightening by 1, dominated, new mix request, allowed defectives, no sets to sample, ready for pick-up, search all records',
  ],
  [
    /\bbeside materials\b|\bbehind their promise\b|\bof the other kind\b|\bcleared, because\b|\brules count the hours\b/i,
    'other costs, late against promise, a driver pass and not a truck pass, choose again, working-hour rules',
  ],
  [
    /^(width [12]( mm)?|begun or sent back|a kg of admixture saves|before rounding)$/i,
    'diameter or side, in progress or returned, water saved per kg of admixture, unrounded',
  ],
  [
    /\btype a [aeiou]|^reached$|^only what shares$|^where it changed$|^what holds it there$|^take over as draft$|^to crush today$/i,
    'type an, complies, group by, change points, active constraints, save as draft mix, due today',
  ],
  [
    /^fills\b|^to be fetched$|^book of materials$|^from the main$|^lasts past\b|\bafter its age\b|^passed on by$|\bis not on all its lines\b|^nothing of this kind waits\b/i,
    'yield, to be collected, material balance, from the mains, enough until, late, checked by',
  ],
  [/^judged by\b/i, 'specification, acceptance criterion'],
  [/^in all$/i, 'total'],
  [/\breason of the stop\b|\bstop of supply\b/i, 'credit hold'],
  [
    /\bwrites the invoice\b|\binvoice what is approved\b|\bfind again our invoice\b/i,
    'self-billed, create invoices, overdue',
  ],
  [
    /\bwaits for (its invoice|an e-modification)\b|\basks for a purchase order and\b/i,
    'nothing to invoice, PO required',
  ],
  [/\ball three levels\b|\bconcrete and wash-out\b/i, 'approved, bill of the load'],
  [/\bswitch(ed)?( it| this)? off instead\b|\bis switched off\b/i, 'deactivate, inactive'],
  [
    /\blies? (above|below|between|inside|outside|within|wholly|after|before|more|under|in)\b|\bis mended\b|\bcomes to nothing\b/i,
    'is, must be, is fixed, amounts to zero',
  ],
]

const sources = ['domain', 'db', 'workflows', 'functions', 'web'].flatMap(room =>
  (readdirSync(room, { recursive: true }) as string[])
    .map(path => `${room}/${path}`)
    .filter(path => /\.tsx?$|\/words\.en\.json$/.test(path))
    .filter(
      path =>
        !/\.test\.tsx?$|^db\/(seed|migrations|kit)\/|\/tables\.ts$|^web\/kit\/client\/|^domain\/\w+\/words\.ts$/.test(
          path,
        ),
    ),
)

const texts = (path: string): { line: number; text: string }[] => {
  const source = readFileSync(path, 'utf8')
  if (!path.endsWith('.json')) return hardWords(path, source)
  return source.split('\n').map((text, at) => ({ line: at + 1, text: /: "(.*)",?$/.exec(text)?.[1] ?? '' }))
}

const gone = (text: string) => GONE.filter(([word]) => word.test(text)).map(([, instead]) => instead)

test('texts for people are in plain words of the trade', () => {
  const found = sources.flatMap(path =>
    texts(path)
      .filter(({ text }) => gone(text).length > 0)
      .map(({ line, text }) => `${path}:${line} ${text} → ${gone(text).join('; ')}`),
  )
  expect(sources.length).toBeGreaterThan(2000)
  expect(found).toEqual([])
})

test('a word that is gone is seen', () => {
  for (const text of [
    'The results of this letter are gone',
    'Save and hand in',
    'This file was taken in already',
    'Prices are not ended backwards',
    'This material is no cement',
    'Left empty, every project of the customer.',
    'A material stands twice',
    'Judged by',
    'Air lies between 0 and 10 %',
  ])
    expect(gone(text).length, text).toBeGreaterThan(0)
  for (const text of ['Letters, digits, dot, dash', 'On standby for', 'There is no such truck', 'Waiting at site'])
    expect(gone(text), text).toEqual([])
})
