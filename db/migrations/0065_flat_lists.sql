DROP INDEX "cylinder_test_customer";--> statement-breakpoint
DROP INDEX "delivery_order_number";--> statement-breakpoint
DROP INDEX "delivery_order_generated";--> statement-breakpoint
DROP INDEX "delivery_order_on_site";--> statement-breakpoint
DROP INDEX "delivery_order_delivered";--> statement-breakpoint
CREATE INDEX "payment_words" ON "payment" USING gin ("payment_no" gin_trgm_ops,"reference" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "invoice_draft_customer" ON "invoice_draft" USING btree ("customer_id","from_date");--> statement-breakpoint
CREATE INDEX "invoice_draft_project" ON "invoice_draft" USING btree ("project_id","from_date");--> statement-breakpoint
CREATE INDEX "invoice_draft_words" ON "invoice_draft" USING gin ("draft_no" gin_trgm_ops,"purchase_order_no" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "invoice_customer" ON "invoice" USING btree ("customer_id","invoice_date");--> statement-breakpoint
CREATE INDEX "invoice_project" ON "invoice" USING btree ("project_id","invoice_date");--> statement-breakpoint
CREATE INDEX "invoice_words" ON "invoice" USING gin ("invoice_no" gin_trgm_ops,"customer_document_no" gin_trgm_ops,"purchase_order_no" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "project_name" ON "project" USING btree ("project_name");--> statement-breakpoint
CREATE INDEX "cylinder_test_plant" ON "cylinder_test" USING btree ("plant_id","cast_on");--> statement-breakpoint
CREATE INDEX "cylinder_test_product" ON "cylinder_test" USING btree ("product_id","cast_on");--> statement-breakpoint
CREATE INDEX "cylinder_test_words" ON "cylinder_test" USING gin ("test_no" gin_trgm_ops,"do_number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "delivery_order_truck" ON "delivery_order" USING btree ("truck_id","do_date");--> statement-breakpoint
CREATE INDEX "delivery_order_merged" ON "delivery_order" USING btree ("merged_order_id") WHERE merged_order_id is not null;--> statement-breakpoint
CREATE INDEX "emodification_newest" ON "emodification" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "emodification_of_day" ON "emodification" USING btree ("do_date","id");--> statement-breakpoint
CREATE INDEX "emodification_state" ON "emodification" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "emodification_of_number" ON "emodification" USING btree ("do_number","id");--> statement-breakpoint
CREATE INDEX "emodification_of" ON "emodification" USING btree ("delivery_order_id");--> statement-breakpoint
CREATE INDEX "emodification_words" ON "emodification" USING gin ("do_number" gin_trgm_ops,"emod_no" gin_trgm_ops,"submitted_by_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_line_words" ON "audit_line" USING gin ("action" gin_trgm_ops,"actor_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "material_order_silo_at" ON "material_order" USING btree ("silo_id","expected_at");--> statement-breakpoint
CREATE INDEX "material_order_material" ON "material_order" USING btree ("material_id","expected_at");--> statement-breakpoint
CREATE INDEX "material_order_words" ON "material_order" USING gin ("order_no" gin_trgm_ops,"ticket_no" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stock_entry_opening" ON "stock_entry" USING btree ("silo_id") WHERE kind = 'opening';--> statement-breakpoint
CREATE INDEX "order_purchase_order" ON "order" USING btree ("purchase_order_id") WHERE purchase_order_id is not null;--> statement-breakpoint
CREATE INDEX "raw_material_test_material" ON "raw_material_test" USING btree ("material_id","sampled_on");--> statement-breakpoint
CREATE INDEX "raw_material_test_words" ON "raw_material_test" USING gin ("test_no" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "cylinder_test_customer" ON "cylinder_test" USING btree ("customer_id","cast_on");--> statement-breakpoint
CREATE INDEX "delivery_order_number" ON "delivery_order" USING btree ("do_number" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "delivery_order_generated" ON "delivery_order" USING btree ("generated_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "delivery_order_on_site" ON "delivery_order" USING btree ("on_site_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "delivery_order_delivered" ON "delivery_order" USING btree ("delivered_at" DESC NULLS LAST,"id" DESC NULLS FIRST);