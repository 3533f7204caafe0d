CREATE INDEX "delivery_order_batch" ON "delivery_order" USING btree ("planned_batch_at");--> statement-breakpoint
CREATE INDEX "delivery_order_due" ON "delivery_order" USING btree ("planned_on_site_at");--> statement-breakpoint
CREATE INDEX "delivery_order_quantity" ON "delivery_order" USING btree ("quantity","id");--> statement-breakpoint
CREATE INDEX "delivery_order_load" ON "delivery_order" USING btree ("load_no","id");--> statement-breakpoint
CREATE INDEX "delivery_order_number" ON "delivery_order" USING btree ("do_number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "delivery_order_generated" ON "delivery_order" USING btree ("generated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "delivery_order_on_site" ON "delivery_order" USING btree ("on_site_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "delivery_order_delivered" ON "delivery_order" USING btree ("delivered_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "delivery_order_number_trgm" ON "delivery_order" USING gin ("do_number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "delivery_order_plant" ON "delivery_order" USING btree ("plant_id","do_date");--> statement-breakpoint
CREATE INDEX "order_number_trgm" ON "order" USING gin ("order_no" gin_trgm_ops);