-- A requisition names every exposure class that holds at the same place; it named one.
ALTER TABLE "requisition" ADD COLUMN "exposure_classes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "requisition" SET "exposure_classes" = array["exposure_class"] WHERE "exposure_class" IS NOT NULL;--> statement-breakpoint
-- The release before reads and writes one class: what it changes is the list, and of a list it reads the first.
create function requisition_exposure_kept() returns trigger language plpgsql as $$
begin
  if new.exposure_class is not null and new.exposure_classes = '{}' and tg_op = 'INSERT' then
    new.exposure_classes := array[new.exposure_class];
  elsif tg_op = 'UPDATE' and new.exposure_class is distinct from old.exposure_class and new.exposure_classes = old.exposure_classes then
    new.exposure_classes := array_remove(array[new.exposure_class], null);
  else
    new.exposure_class := new.exposure_classes[1];
  end if;
  return new;
end $$;--> statement-breakpoint
create trigger requisition_exposure_kept before insert or update of exposure_class, exposure_classes on "requisition" for each row execute function requisition_exposure_kept();
