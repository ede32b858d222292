-- Written by hand. Drafts of orders that waited for approval name the fields of the checkout as the columns of an order are named.
UPDATE "approval_request" SET "draft" = jsonb_set("draft", '{order}', (
  SELECT jsonb_object_agg(
    CASE "key"
      WHEN 'shipper_comment' THEN 'shipperComment'
      WHEN 'heureka_allow' THEN 'heurekaAllow'
      WHEN 'zbozicz_allow' THEN 'zboziAllow'
      WHEN 'phone_notification' THEN 'phoneNotification'
      WHEN 'age_confirmed' THEN 'ageConfirmed'
      WHEN 'consent_texts' THEN 'consentTexts'
      WHEN 'custom_order_number' THEN 'customOrderNumber'
      WHEN 'ICDPH' THEN 'vatinSvk'
      ELSE "key"
    END, "value")
  FROM jsonb_each("draft" -> 'order')));
