-- The ratio that a mix is known by counts the water of its admixtures where they exceed 3 L/m³ (EN 206 §5.2.6), as the
-- ledger of its loads does, and is rounded once, to three places. A mix that was saved before says the same now.
UPDATE "mix_design" mix
SET "water_cement_ratio" = round((recipe.water + CASE WHEN recipe.litres > 3 THEN recipe.dosed ELSE 0 END) / recipe.binder, 3)
FROM (
  SELECT line."mix_design_id" AS id,
    sum(line."kg_per_m_3") FILTER (WHERE of."kind" IN ('water', 'ice')) AS water,
    sum(line."kg_per_m_3") FILTER (WHERE of."kind" IN ('cement', 'addition')) AS binder,
    coalesce(sum(line."kg_per_m_3" * 1000 / of."density") FILTER (WHERE of."kind" = 'admixture'), 0) AS litres,
    coalesce(sum(line."kg_per_m_3" * (100 - coalesce(of."solids_percent", 0)) / 100) FILTER (WHERE of."kind" = 'admixture'), 0) AS dosed
  FROM "mix_design_line" line JOIN "material" of ON of."id" = line."material_id"
  GROUP BY line."mix_design_id"
) recipe
WHERE recipe.id = mix."id" AND recipe.water > 0 AND recipe.binder > 0;
