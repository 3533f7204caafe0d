CREATE INDEX "payment_amount_of" ON "payment" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "invoice_draft_from" ON "invoice_draft" USING btree ("from_date","id");--> statement-breakpoint
CREATE INDEX "invoice_draft_to" ON "invoice_draft" USING btree ("to_date","id");--> statement-breakpoint
CREATE INDEX "invoice_draft_total" ON "invoice_draft" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "invoice_draft_quantity" ON "invoice_draft" USING btree ("quantity","id");--> statement-breakpoint
CREATE INDEX "invoice_draft_state" ON "invoice_draft" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "invoice_draft_updated" ON "invoice_draft" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "invoice_draft_credits" ON "invoice_draft" USING btree ("credits_invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_draft_replaces" ON "invoice_draft" USING btree ("replaces_invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_due" ON "invoice" USING btree ("due_date","id");--> statement-breakpoint
CREATE INDEX "invoice_total" ON "invoice" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "cylinder_age_state" ON "cylinder_age" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "cylinder_age_days" ON "cylinder_age" USING btree ("age_days","id");--> statement-breakpoint
CREATE INDEX "cylinder_age_tested" ON "cylinder_age" USING btree ("tested_at","id");--> statement-breakpoint
CREATE INDEX "cylinder_age_tested_down" ON "cylinder_age" USING btree ("tested_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cylinder_age_mean" ON "cylinder_age" USING btree ("mean","id");--> statement-breakpoint
CREATE INDEX "cylinder_age_mean_down" ON "cylinder_age" USING btree ("mean" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cylinder_age_verdict" ON "cylinder_age" USING btree ("verdict","id");--> statement-breakpoint
CREATE INDEX "cylinder_age_verdict_down" ON "cylinder_age" USING btree ("verdict" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cylinder_test_state" ON "cylinder_test" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "cylinder_test_strength" ON "cylinder_test" USING btree ("strength_mpa","id");--> statement-breakpoint
CREATE INDEX "cylinder_test_load" ON "cylinder_test" USING btree ("do_number","id");--> statement-breakpoint
CREATE INDEX "material_order_state" ON "material_order" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "material_order_ordered" ON "material_order" USING btree ("ordered_kg","id");--> statement-breakpoint
CREATE INDEX "order_state" ON "order" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "order_quantity" ON "order" USING btree ("quantity","id");--> statement-breakpoint
CREATE INDEX "raw_material_test_sampled" ON "raw_material_test" USING btree ("sampled_on","test_no");--> statement-breakpoint
CREATE INDEX "raw_material_test_state" ON "raw_material_test" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "raw_material_test_tested" ON "raw_material_test" USING btree ("tested_on","id");--> statement-breakpoint
CREATE INDEX "raw_material_test_tested_down" ON "raw_material_test" USING btree ("tested_on" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "raw_material_test_verdict" ON "raw_material_test" USING btree ("verdict","id");--> statement-breakpoint
CREATE INDEX "raw_material_test_verdict_down" ON "raw_material_test" USING btree ("verdict" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "raw_material_test_fineness" ON "raw_material_test" USING btree ("fineness_modulus","id");--> statement-breakpoint
CREATE INDEX "raw_material_test_fineness_down" ON "raw_material_test" USING btree ("fineness_modulus" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "raw_test_request_day" ON "raw_test_request" USING btree ("due_on","request_no");--> statement-breakpoint
CREATE INDEX "raw_test_request_state" ON "raw_test_request" USING btree ("status","id");