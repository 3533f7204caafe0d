-- What the tables cannot say by themselves: periods that never overlap, numbers that are numbers, trails that only grow.
create extension if not exists btree_gist;
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
alter table price_list add constraint price_list_period
  exclude using gist (region_id with =, daterange(from_date, to_date) with &&) where (status = 'active');
--> statement-breakpoint
alter table costing add constraint costing_period
  exclude using gist (region_id with =, daterange(from_date, to_date) with &&);
--> statement-breakpoint
alter table price_category add constraint price_category_period
  exclude using gist (region_id with =, category_name with =, daterange(from_date, to_date) with &&) where (status = 'active');
--> statement-breakpoint
alter table project_pricing add constraint project_pricing_period
  exclude using gist (project_id with =, daterange(effective_start_date, effective_end_date) with &&) where (status = 'active');
--> statement-breakpoint
alter table delivery_order add constraint delivery_order_quantity check (quantity > 0);
--> statement-breakpoint
alter table "order" add constraint order_quantity check (quantity > 0);
--> statement-breakpoint
alter table raw_test_request add constraint raw_test_request_requisition
  foreign key (requisition_id) references requisition (id);
--> statement-breakpoint
alter table invoice_draft add constraint invoice_draft_total check (total = subtotal + gst);
--> statement-breakpoint
alter table invoice add constraint invoice_total check (total = subtotal + gst);
--> statement-breakpoint
create index customer_name_trgm on customer using gin (customer_name gin_trgm_ops);
--> statement-breakpoint
create index project_name_trgm on project using gin (project_name gin_trgm_ops);
--> statement-breakpoint
do $$
declare found record;
begin
  for found in
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'numeric'
  loop
    execute format('alter table %I add constraint %I check (%I <> ''NaN''::numeric)',
      found.table_name, left(found.table_name || '_' || found.column_name || '_number', 63), found.column_name);
  end loop;
  for found in
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type in ('date', 'timestamp with time zone')
  loop
    execute format('alter table %I add constraint %I check (isfinite(%I))',
      found.table_name, left(found.table_name || '_' || found.column_name || '_finite', 63), found.column_name);
  end loop;
end $$;
--> statement-breakpoint
create function only_grows() returns trigger language plpgsql as $$
begin
  raise exception '% only grows', tg_table_name using errcode = '42501';
end $$;
--> statement-breakpoint
do $$
declare grower text;
begin
  foreach grower in array array['audit_line', 'audit_seal', 'approval', 'stock_entry', 'delivery_event', 'delivery_revision', 'invoice_line', 'fleet_action', 'cylinder_revision', 'order_plan_content']
  loop
    execute format('create trigger only_grows before update or delete on %I for each row execute function only_grows()', grower);
    execute format('create trigger only_grows_whole before truncate on %I execute function only_grows()', grower);
  end loop;
end $$;
