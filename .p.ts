import { readFileSync, readdirSync } from 'node:fs'
import { hardWords } from './tests/house/hard-words'
const GONE=/\b(this|the|send|a|another) letter\b|\bletters (go|are|left)|\bhand(ed|s)? (it )?in\b|\bhangs?\b|\bnot taken\b|\btaken (in|over)\b|\btak(e|ing) (in|over|away)\b|\bstands?\b|\bspeaks?\b|\btaught\b|\bwaits?\b|\baside\b|\bput(s|ting)? right\b|\basks? of\b|\basked of\b|\bmeanwhile\b|\bbackwards\b|\bis no (?!longer)|\bany ?more\b|\banew\b|\ball the same\b|\bnot yours\b|\bclimb|\bmay not\b|\bLeft empty\b|\bSwitched off\b|\bswitched off\b|\bswitch it off\b|\bof (its|their|his) own\b/i
for (const room of ['domain','db','workflows','functions','web']) for (const p of readdirSync(room,{recursive:true}) as string[]) {
  if(!/\.tsx?$/.test(p)||/\.test\.|(^|\/)words\.ts$|client\/|migrations|seed\/|contract\/|tables\.ts|invariant/.test(p)) continue
  const path=`${room}/${p}`
  for (const w of hardWords(path, readFileSync(path,'utf8'))) if (GONE.test(w.text)) console.log(`${path}:${w.line} ${w.text}`)
}
