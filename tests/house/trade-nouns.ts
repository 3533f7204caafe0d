/**
 * What a thing of the trade is called in each language, whole or as a part of a word. `except` names sentences that say it
 * otherwise: English says two things by one word there.
 */
type Noun = { english: RegExp; zh: RegExp; ms: RegExp; ta: RegExp; except?: readonly string[] }

const noun = (english: RegExp, zh: RegExp, ms: RegExp, ta: RegExp, ...except: string[]): Noun => ({
  english,
  zh,
  ms,
  ta,
  except,
})

export const TRADE_NOUNS: readonly Noun[] = [
  noun(/\bconcrete\b/i, /混凝土/, /konkrit/i, /கான்கிரீட்/),
  noun(/\btrucks?\b/i, /车/, /lori/i, /லாரி/),
  noun(/\bdrivers?\b/i, /司机/, /pemandu/i, /ஓட்டுநர/),
  noun(/\bplant\b/i, /搅拌站/, /loji/i, /ஆலை/),
  noun(/(?<!on )\bsite\b/i, /工地/, /tapak/i, /தள/),
  noun(/(?<!(on|way|first) )\bloads?\b/i, /车次|车/, /muatan/i, /சுமை/, 'cylinders.reading.load'),
  noun(/\bmix\b/i, /配合比/, /campuran/i, /கலவை/),
  noun(/\bslump\b/i, /坍落度/, /runtuhan/i, /ஸ்லம்ப்/),
  noun(/\bpump\b/i, /泵车/, /pam\b/i, /பம்ப்/),
  noun(/\bchute\b/i, /溜槽/, /pelongsor/i, /சரிவுக்குழாய்/),
  noun(/\bwater\b/i, /水/, /air\b/i, /தண்ணீ/),
  noun(/\bdispatcher?\b/i, /调度/, /penyelaras/i, /ஒருங்கிணைப்பாளர/),
  noun(/\btickets?\b/i, /送货单/, /tiket/i, /டிக்கெட்/),
  noun(/\bqueue\b/i, /排队/, /giliran/i, /வரிசை/),
  noun(/\bsignature\b/i, /签名/, /tandatangan/i, /கையொப்ப/),
  noun(/\bpour\b/i, /浇筑/, /tuangan/i, /ஊற்றுதல/),
  noun(/\bon call\b/i, /待通知/, /atas panggilan/i, /அழைப்பின் பேரி/),
  noun(/\bbreak\b/i, /休息/, /rehat/i, /ஓய்வ/),
]
