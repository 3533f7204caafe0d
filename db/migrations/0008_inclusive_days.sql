ALTER TABLE "pricing" ADD COLUMN "superseded" text;--> statement-breakpoint
ALTER TABLE "product_price" ADD COLUMN "pricing_id" uuid;--> statement-breakpoint
ALTER TABLE "product_price" ADD CONSTRAINT "product_price_pricing_id_pricing_id_fk" FOREIGN KEY ("pricing_id") REFERENCES "public"."pricing"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- A stored end was the first day after: no longer in force on it, though every screen and paper named it as the last.
-- It keeps its date, which then is the last day, unless another version of the chain starts on it: then the day before is.
create function pg_temp.say_ends(what text, moved integer, kept integer) returns void language plpgsql as $$
begin
  raise notice '%: % ends moved to the day before, % kept as the last day', what, moved, kept;
end $$;
--> statement-breakpoint
with ended as (
  select v.id, exists (select 1 from price_list n where n.region_id = v.region_id and n.status = 'active' and n.id <> v.id and n.from_date = v.to_date) as followed
  from price_list v where v.status = 'active' and v.to_date is not null and v.to_date > v.from_date
), moved as (
  update price_list v set to_date = v.to_date - 1 from ended where ended.id = v.id and ended.followed returning 1
)
select pg_temp.say_ends('price lists', (select count(*)::int from moved), (select count(*)::int from ended where not followed));
--> statement-breakpoint
with ended as (
  select v.id, exists (select 1 from price_category n where n.region_id = v.region_id and n.category_name = v.category_name and n.status = 'active' and n.id <> v.id and n.from_date = v.to_date) as followed
  from price_category v where v.to_date is not null and v.to_date > v.from_date
), moved as (
  update price_category v set to_date = v.to_date - 1 from ended where ended.id = v.id and ended.followed returning 1
)
select pg_temp.say_ends('price categories', (select count(*)::int from moved), (select count(*)::int from ended where not followed));
--> statement-breakpoint
with ended as (
  select v.id, exists (select 1 from costing n where n.region_id = v.region_id and n.id <> v.id and n.from_date = v.to_date) as followed
  from costing v where v.to_date is not null and v.to_date > v.from_date
), moved as (
  update costing v set to_date = v.to_date - 1 from ended where ended.id = v.id and ended.followed returning 1
)
select pg_temp.say_ends('costings', (select count(*)::int from moved), (select count(*)::int from ended where not followed));
--> statement-breakpoint
with ended as (
  select v.id, exists (select 1 from project_pricing n where n.project_id = v.project_id and n.status = 'active' and n.id <> v.id and n.effective_start_date = v.effective_end_date) as followed
  from project_pricing v where v.status = 'active' and v.effective_end_date is not null and v.effective_end_date > v.effective_start_date
), moved as (
  update project_pricing v set effective_end_date = v.effective_end_date - 1 from ended where ended.id = v.id and ended.followed returning 1
), kept as (
  -- From now on they hold for one day more, which is a change of the row.
  update project_pricing v set updated_at = now() from ended where ended.id = v.id and not ended.followed returning 1
)
select pg_temp.say_ends('agreed prices', (select count(*)::int from moved), (select count(*)::int from kept));
--> statement-breakpoint
with ended as (
  select v.id, exists (select 1 from pricing n where n.pricing_reference = v.pricing_reference and n.status in ('approved', 'ended') and n.id <> v.id and n.from_date = v.to_date) as followed
  from pricing v where v.to_date is not null and v.to_date > v.from_date
), moved as (
  update pricing v set to_date = v.to_date - 1 from ended where ended.id = v.id and ended.followed returning 1
)
select pg_temp.say_ends('quotes', (select count(*)::int from moved), (select count(*)::int from ended where not followed));
--> statement-breakpoint
-- Nothing should overlap; where something does all the same, the later one counts from its first day.
update price_list v set to_date = (select min(n.from_date) - 1 from price_list n where n.region_id = v.region_id and n.status = 'active' and n.from_date > v.from_date)
  where v.status = 'active' and exists (select 1 from price_list n where n.region_id = v.region_id and n.status = 'active' and n.from_date > v.from_date and n.from_date <= coalesce(v.to_date, 'infinity'));
--> statement-breakpoint
update price_category v set to_date = (select min(n.from_date) - 1 from price_category n where n.region_id = v.region_id and n.category_name = v.category_name and n.status = 'active' and n.from_date > v.from_date)
  where v.status = 'active' and exists (select 1 from price_category n where n.region_id = v.region_id and n.category_name = v.category_name and n.status = 'active' and n.from_date > v.from_date and n.from_date <= coalesce(v.to_date, 'infinity'));
--> statement-breakpoint
update costing v set to_date = (select min(n.from_date) - 1 from costing n where n.region_id = v.region_id and n.from_date > v.from_date)
  where exists (select 1 from costing n where n.region_id = v.region_id and n.from_date > v.from_date and n.from_date <= coalesce(v.to_date, 'infinity'));
--> statement-breakpoint
update project_pricing v set effective_end_date = (select min(n.effective_start_date) - 1 from project_pricing n where n.project_id = v.project_id and n.status = 'active' and n.effective_start_date > v.effective_start_date)
  where v.status = 'active' and exists (select 1 from project_pricing n where n.project_id = v.project_id and n.status = 'active' and n.effective_start_date > v.effective_start_date and n.effective_start_date <= coalesce(v.effective_end_date, 'infinity'));
--> statement-breakpoint
create extension if not exists btree_gist;
--> statement-breakpoint
alter table price_list add constraint price_list_days exclude using gist (region_id with =, daterange(from_date, to_date, '[]') with &&)
  where (status = 'active' and (to_date is null or to_date >= from_date));
--> statement-breakpoint
alter table price_category add constraint price_category_days exclude using gist (region_id with =, category_name with =, daterange(from_date, to_date, '[]') with &&)
  where (status = 'active' and (to_date is null or to_date >= from_date));
--> statement-breakpoint
alter table costing add constraint costing_days exclude using gist (region_id with =, daterange(from_date, to_date, '[]') with &&)
  where (to_date is null or to_date >= from_date);
--> statement-breakpoint
alter table project_pricing add constraint project_pricing_days exclude using gist (project_id with =, daterange(effective_start_date, effective_end_date, '[]') with &&)
  where (status = 'active' and (effective_end_date is null or effective_end_date >= effective_start_date));
--> statement-breakpoint
update product_price set pricing_id = of.pricing_id from project_pricing of where of.id = product_price.project_pricing_id;
